/**
 * Messages without numbers that friends at a table would write. Each group contains words that look
 * like numbers.
 */
export const harmlessLines: readonly string[] = `
hello everybody
good luck, have fun!
my turn next
please not here
please, please not here
I have something great here
only a tiny step on the left pile
a huge jump, sorry
can you wait?
I would like to begin
leave the top pile alone
I can do the backwards trick on this one
no one plays here, please
someone else should go
one moment, phone
once more?
twice I nearly lost it
I often wait too long
what a weight off my mind
the height of luck
freight train coming through
we're in a tent
the tension!
I'm attentive
intense, isn't it
listen to me
it's even better now
that's even worse
we won!
we all won one each
that was a close one
she ate my snack
come to me
too bad
for you
forth and back
go forward
a fortunate draw
fortify the middle
give me a second
just a few seconds
secondly, relax
the two piles on the left
two cards, then stop
I can lay three cards
let me take three turns
two turns and I am out
3!
I have the 3! ready
three cards in one go
the third pile is mine
the second card hurts
for the third time
high five!
high-five everybody
my sixth sense says wait
seize the moment
let's seize this chance
a hundred thanks
hundred percent sure
zero chance
nought for me
mixed feelings
dim the lights, it is civil here
vivid colours
I, for myself, like it
Mi casa
X marks the spot
C'est la vie
CIVIL and VIVID
MIX IT
DID I WIN
vi or emacs?
mid game
the skull worries me
I hold a stop
silence would hurt us now
don't cover the skull
who has a command?
draw pile is nearly empty
are you a tenant or a tender person
sixpence for your thoughts
an octopus, a sextet and a nonet
tweet about it
network problems
the twofold path
foursome? no thanks
canine, feminine, genuine
phone's dead
eightfold? never heard
nothing to worry about
lol
brb
gg
ok ok ok
yes!!
:-) :-D ;-)
👍 🎲 💯 🎉
0
2026 was our year
100000 thanks
a b c d
w a i t
n o
anyone alone? none
be kind to the elves
attend, extend, pretend
Hallo zusammen
viel Glück!
ich bin dran
bitte nicht hier
da habe ich etwas Tolles
nur ein kleiner Schritt
einer muss anfangen
eine Karte passt genau
ein einziger Stapel ist frei
einmal noch, dann Pause
zweimal kann ich legen
Achtung!
gib acht auf den Stapel
wir müssen acht geben
ich achte darauf
achten wir auf die Totenköpfe
außer Acht lassen wir das
beachte die Reihenfolge
verachte mich nicht
achtsam bleiben
das Dreieck
Dreirad
Vierteln wir das
ein Viertel ist geschafft
ein Drittel noch
zu dritt macht es mehr Spaß
zu viert auch
Klavier und Turnier
die Elfe schweigt
die Elfen tanzen
Elfenbein
Zwölffingerdarm
Siebensachen packen
Siebenschläfer
Neunauge im Teich
Neuigkeiten?
nein
neu hier
Zehenspitzen
zehren
zwei Karten, dann Schluss
ich lege drei Karten
zwei Stapel sind schlimm
drei Züge noch
zwei Zuege noch
zwei Handkarten
auf den drei Stapeln
die zweite Karte tut weh
zum dritten Mal
der zweite Stapel
zum zweiten Mal schon
zweifellos
zweifeln hilft nicht
entzweit
verdreifacht
dreist!
dreht doch um
Hundert Prozent
hunderte Male
null Chance
meine Sekunde
zweitens: Ruhe
sechster Sinn
kein Problem
fünftel? nein
vierschrötig
Zwieback
Zweig
Dreck
acht­sam
gute Nacht
Macht nichts
Pracht
Schacht
so sacht
Bonjour à tous
bonne chance !
à moi
pas ici, s'il vous plaît
s'il te plaît, pas là
juste un petit pas
une carte parfaite
un instant
l'un ou l'autre
quelqu'un d'autre
chacun son tour
quoi de neuf ?
rien de neuf
je t'en prie
va-t'en
on s'en sort
tous les deux sont bien
toutes les deux me vont
deux cartes et j'arrête
je pose trois cartes
deux piles sont bloquées
trois tours encore
la deuxième pile
troisième fois
deuxième carte
pour la deuxième fois
une seconde
secondes
dixit
Dixie
septembre
septique
sceptique
septuple
huître
huis clos
onzaine
six­ième sens
sixième sens
vingtaines de mots
quatrain
quatuor
trésor
détroit
étroit
treizain
le tiers
un quart d'heure
cent fois merci
mille mercis
zéro
civil
dim
mi-temps
mixte
vive nous
vie
la pile monte
la pile descend
neuve
neufs
soixantehuitard
trentenaire
quadragénaire
nonagénaire
dizaines de fois
douzaines
deuxièmement, du calme
le 3 !
ça dépend
fort bien
forte
`
  .trim()
  .split('\n')

/** Messages that name a number, and so are refused while cards are played (TG-11). */
export const linesWithNumbers: readonly string[] = `
47
1
100
play the 4
I have 99
47.
my 47th
47er
10 less
-10
+3
10%
100%
12:30
4 7
4-7
4.7
4,7
4_7
4/7
47!
13!
33!
3
3?
the 3
03
0047
1,5
p4ss
gr8
<3
2 more
4 cards
10 cards
12 cards
４７
٤٧
४७
๔
④
⑳
❹
➍
²
⁴⁷
Ⅻ
ⅻ
½
𝟒𝟕
4️⃣7️⃣
🔟
四十 and 〤
XLVII
IV
VIII
LXXXVIII
XCIX
XLVIIe
XLVIIth
the XIVth pile
seven
Seven
SEVEN
sevens
sevenish
ｓｅｖｅｎ
ⓢⓔⓥⓔⓝ
𝐬𝐞𝐯𝐞𝐧
séven
s e v e n
s.e.v.e.n
s-e-v-e-n
S E V E N
sev-en
se.ven
i h a v e s e v e n
seven.
"seven"
(seven)
seven,eight
forty seven
fortyseven
forty-seven
forty - seven
four-seven
four seven
f o r t y
f.o.r.t.y
f0rty
tw0
fourty
the forties
the forty-seventh
twenty-first
twentyfirst
twenty-second
the fifth
the third
in my nineties
ten
exactly ten apart
ten less
ten lower, please
just two less
two more
it is two
two!
three!
two. Cards are fun
two or maybe not
four cards
ten cards
twenty-two cards
twentytwo cards
the two card
the three pile
a dozen
thirteen
nineteen
ninety nine
one hundred and four
elf
the sixth pile
to seize or seven
I am at seven or so
eleven
eighteen times
sixty
fifty-fifty
sieben
Sieben
siebenundvierzig
sieben und vierzig
Siebenundvierzig!
siebenundvierzigste
der siebenundvierzigste
die Siebenundvierzig
zwoundvierzig
zwo
fünf
fuenf
funf
FÜNF
f ü n f
zwölf
zwoelf
zwolf
dreißig
dreissig
DREISSIG
dreiẞig
d r e i ß i g
vier
vierer
Vierziger
viermal
fünffach
Zehner
Zehnersprung
der Zehnertrick passt
genau zehn Unterschied
zehn weniger
acht
die acht
die Achte
der achte
acht Karten
vier Karten
zwei
zwei weniger
zwei mehr
drei!
die Drei
die Dritte
der zweite
siebte
siebente
neun
neunundneunzig
zwanzig
einundzwanzig
ein und zwanzig
sechzehn
siebzehn
ein Dutzend
elf
elfter
zwei und zwanzig Karten
zweiundzwanzig Karten
sieb-zehn
n.e.u.n
sept
SEPT
sept.
quarante
quarante sept
quarante-sept
quarantesept
quatre-vingt-dix-neuf
quatre vingt dix neuf
quatrevingtdixneuf
quatre-vingts
septante
huitante
octante
nonante
nonante-neuf
soixante et onze
soixante-quinze
vingt et un
vingt-et-unième
vingt-deux cartes
d'onze
l'onze
neuf
j'ai neuf
écart de neuf
dix de moins
exactement dix
dix cartes
deux
deux de plus
les deux
trois !
le troisième
le deuxième
cinq
c i n q
c.i.n.q
cinquante
seize
le seize a été posé
treize
quinzaine
une douzaine
dizaine
quarantaine
onzième
dixième
millième et quatrième
trente
soixante
mille neuf
huit
hu-it
six
six cartes
`
  .trim()
  .split('\n')
