import type { Language } from '../../../language.ts'

/** The written names of 2 to 99 in order. */
export const numberNames: Readonly<Record<Language, string>> = {
  en: `
    two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four
    twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two
    thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine
    forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven
    forty-eight forty-nine fifty fifty-one fifty-two fifty-three fifty-four fifty-five
    fifty-six fifty-seven fifty-eight fifty-nine sixty sixty-one sixty-two sixty-three
    sixty-four sixty-five sixty-six sixty-seven sixty-eight sixty-nine seventy seventy-one
    seventy-two seventy-three seventy-four seventy-five seventy-six seventy-seven
    seventy-eight seventy-nine eighty eighty-one eighty-two eighty-three eighty-four
    eighty-five eighty-six eighty-seven eighty-eight eighty-nine ninety ninety-one ninety-two
    ninety-three ninety-four ninety-five ninety-six ninety-seven ninety-eight ninety-nine`,
  de: `
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
    sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig
    vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig
    neunundzwanzig dreißig einunddreißig zweiunddreißig dreiunddreißig vierunddreißig
    fünfunddreißig sechsunddreißig siebenunddreißig achtunddreißig neununddreißig vierzig
    einundvierzig zweiundvierzig dreiundvierzig vierundvierzig fünfundvierzig sechsundvierzig
    siebenundvierzig achtundvierzig neunundvierzig fünfzig einundfünfzig zweiundfünfzig
    dreiundfünfzig vierundfünfzig fünfundfünfzig sechsundfünfzig siebenundfünfzig
    achtundfünfzig neunundfünfzig sechzig einundsechzig zweiundsechzig dreiundsechzig
    vierundsechzig fünfundsechzig sechsundsechzig siebenundsechzig achtundsechzig
    neunundsechzig siebzig einundsiebzig zweiundsiebzig dreiundsiebzig vierundsiebzig
    fünfundsiebzig sechsundsiebzig siebenundsiebzig achtundsiebzig neunundsiebzig achtzig
    einundachtzig zweiundachtzig dreiundachtzig vierundachtzig fünfundachtzig sechsundachtzig
    siebenundachtzig achtundachtzig neunundachtzig neunzig einundneunzig zweiundneunzig
    dreiundneunzig vierundneunzig fünfundneunzig sechsundneunzig siebenundneunzig
    achtundneunzig neunundneunzig`,
  fr: `
    deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre
    vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente-et-un trente-deux
    trente-trois trente-quatre trente-cinq trente-six trente-sept trente-huit trente-neuf
    quarante quarante-et-un quarante-deux quarante-trois quarante-quatre quarante-cinq
    quarante-six quarante-sept quarante-huit quarante-neuf cinquante cinquante-et-un
    cinquante-deux cinquante-trois cinquante-quatre cinquante-cinq cinquante-six
    cinquante-sept cinquante-huit cinquante-neuf soixante soixante-et-un soixante-deux
    soixante-trois soixante-quatre soixante-cinq soixante-six soixante-sept soixante-huit
    soixante-neuf soixante-dix soixante-et-onze soixante-douze soixante-treize
    soixante-quatorze soixante-quinze soixante-seize soixante-dix-sept soixante-dix-huit
    soixante-dix-neuf quatre-vingts quatre-vingt-un quatre-vingt-deux quatre-vingt-trois
    quatre-vingt-quatre quatre-vingt-cinq quatre-vingt-six quatre-vingt-sept quatre-vingt-huit
    quatre-vingt-neuf quatre-vingt-dix quatre-vingt-onze quatre-vingt-douze
    quatre-vingt-treize quatre-vingt-quatorze quatre-vingt-quinze quatre-vingt-seize
    quatre-vingt-dix-sept quatre-vingt-dix-huit quatre-vingt-dix-neuf`,
}
