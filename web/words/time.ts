import type { NamedTempo } from '../../shared/protocol/table-settings.ts'
import { of, that } from '../../shared/words/elision.ts'

// Texts about time: how long a turn may take, and what happens if a player does not move.

export type TimeWords = typeof en

const en = {
  tempo: 'Time for a turn',
  tempos: {
    free: 'No hurry',
    brisk: 'Brisk',
    daily: 'Up to a day',
    shown: 'Show the time',
    own: 'Your own',
  } satisfies Record<NamedTempo | 'own', string>,
  tempoMeans: {
    free: 'Take your time.',
    brisk: '45 seconds a turn, then a bot plays it.',
    daily: 'A day a turn, then a bot plays it. You can come and go.',
    shown: 'Everyone sees how long a turn has lasted. Nothing happens when it takes long.',
  } satisfies Record<NamedTempo, string>,
  /** Explains a time limit that the host has entered. `time` is a text such as “2 minutes”. */
  ownMeans: (time: string) => `${time} a turn, then a bot plays it.`,
  /** The label of the drop-down list with seconds, minutes, hours and days. */
  unit: 'Unit',
  turnTimeRange: 'Choose between 15 seconds and 7 days.',
  elapsed: 'This turn so far',

  thinks: (name: string) => `${name} is thinking`,
  howToNudge: 'Tap their piece to nudge.',
  nudge: (name: string) => `Nudge ${name}`,
  nudgesMe: (name: string) => `${name} nudges you: it is your turn.`,
  /**
   * The title of the browser tab for a player who has been reminded to move. `name` is the player
   * who sent the reminder.
   */
  waits: (name: string) => `${name} is waiting`,
  standing: (name: string) => `${name} has done nothing for two minutes.`,
  standingMeans: 'A bot plays until they take over again.',
  overdue:
    'Your time was up, so a bot played. If that happens twice in a row, it plays on for you.',
  clockStands: 'The clock is stopped, too.',

  /** Sentences for the log. Each begins with a player's name. */
  news: {
    standIn: (name: string) => `${name} ran out of time: a bot plays this turn.`,
    standInMe: 'You ran out of time: a bot plays this turn.',
    kept: (name: string) => `${name} is replaced by a bot for now.`,
    keptMe: 'You are replaced by a bot for now.',
    back: (name: string) => `${name} plays again.`,
    backMe: 'You play again.',
    left: (name: string) => `${name} has left the table.`,
    leftToBot: (name: string) => `${name} has left the table, and a bot plays on.`,
    came: (name: string) => `${name} sits down.`,
    cameMe: 'You sit down.',
    host: (name: string) => `${name} is the host now.`,
    hostMe: 'You are the host now.',
    acts: (name: string, host: string) => `${name} is the host while ${host} is away.`,
    actsMe: (host: string) => `You are the host while ${host} is away.`,
    hostBack: (name: string) => `${name} is back, and is the host again.`,
    hostBackMe: 'You are the host again.',
    takesBack: (name: string) => `${name} takes the last move back.`,
    takesBackMe: 'You take your last move back.',
    agreed: 'All agreed.',
    asksBack: (name: string) => `${name} asked to take the last move back. It stays.`,
    asksBackMe: 'You asked to take your last move back. It stays.',
  },

  declined: 'Not this time. Somebody would rather play on, so your move stays.',

  call: {
    ask: (host: string) => `Ask ${host}`,
    toHost: (name: string) => `${name} needs you as the host.`,
    here: 'I’m here',
    mine: (host: string) => `You have asked ${host}.`,
    others: (name: string, host: string) => `${name} has asked ${host}.`,
    /** How soon another player becomes the host if the host stays away. */
    passes: { minute: 'in a minute', day: 'in a day' },
    mineAway: (host: string, passes: string) =>
      `You have asked ${host}. If ${host} stays away, you are the host ${passes}.`,
    othersAway: (name: string, host: string, passes: string) =>
      `${name} has asked ${host}. If ${host} stays away, ${name} is the host ${passes}.`,
  },
  /** The notice for a player who acts as the host while the host is away. */
  acting: (host: string) =>
    `You’re the host while ${host} is away. You can deal, choose the game, seat bots and pause. Anything else about the table waits for ${host}.`,

  /** Shown in the replay, at a move that a bot made for a player. */
  byBot: 'A bot played this.',
  chairFree: (host: string) => `Your seat at ${host}’s table is free`,
  chairForget: 'Forget this seat',
}

const de: TimeWords = {
  tempo: 'Zeit für einen Zug',
  tempos: {
    free: 'Keine Eile',
    brisk: 'Zügig',
    daily: 'Bis zu einem Tag',
    shown: 'Zeit zeigen',
    own: 'Eigene Zeit',
  },
  tempoMeans: {
    free: 'Lasst euch Zeit.',
    brisk: '45 Sekunden je Zug, dann spielt ein Bot.',
    daily: 'Ein Tag je Zug, dann spielt ein Bot. Du kannst kommen und gehen.',
    shown:
      'Alle sehen, wie lange ein Zug schon dauert. Auch wenn er lange dauert, geschieht nichts.',
  },
  ownMeans: (time) => `${time} je Zug, dann spielt ein Bot.`,
  unit: 'Einheit',
  turnTimeRange: 'Wähl zwischen 15 Sekunden und 7 Tagen.',
  elapsed: 'Dieser Zug bisher',

  thinks: (name) => `${name} überlegt`,
  howToNudge: 'Tipp auf die Figur, um anzustupsen.',
  nudge: (name) => `${name} anstupsen`,
  nudgesMe: (name) => `${name} stupst dich an: Du bist dran.`,
  waits: (name) => `${name} wartet`,
  standing: (name) => `${name} hat seit zwei Minuten nichts gemacht.`,
  standingMeans: 'Ein Bot spielt, bis die Person wieder selbst spielt.',
  overdue:
    'Deine Zeit war um, darum hat ein Bot gespielt. Passiert das zweimal hintereinander, spielt er für dich weiter.',
  clockStands: 'Auch die Uhr steht still.',

  news: {
    standIn: (name) => `${name} hat keine Zeit mehr: Ein Bot spielt diesen Zug.`,
    standInMe: 'Du hast keine Zeit mehr: Ein Bot spielt diesen Zug.',
    kept: (name) => `${name} wird vorerst von einem Bot vertreten.`,
    keptMe: 'Du wirst vorerst von einem Bot vertreten.',
    back: (name) => `${name} spielt wieder selbst.`,
    backMe: 'Du spielst wieder selbst.',
    left: (name) => `${name} hat den Tisch verlassen.`,
    leftToBot: (name) => `${name} hat den Tisch verlassen, ein Bot spielt weiter.`,
    came: (name) => `${name} setzt sich dazu.`,
    cameMe: 'Du setzt dich dazu.',
    host: (name) => `${name} ist jetzt Gastgeber.`,
    hostMe: 'Du bist jetzt Gastgeber.',
    acts: (name, host) => `${name} ist Gastgeber, solange ${host} weg ist.`,
    actsMe: (host) => `Du bist Gastgeber, solange ${host} weg ist.`,
    hostBack: (name) => `${name} ist zurück und wieder Gastgeber.`,
    hostBackMe: 'Du bist wieder Gastgeber.',
    takesBack: (name) => `${name} nimmt den letzten Zug zurück.`,
    takesBackMe: 'Du nimmst deinen letzten Zug zurück.',
    agreed: 'Alle waren einverstanden.',
    asksBack: (name) => `${name} wollte den letzten Zug zurücknehmen. Er bleibt.`,
    asksBackMe: 'Du wolltest deinen letzten Zug zurücknehmen. Er bleibt.',
  },

  declined: 'Diesmal nicht. Jemand möchte lieber weiterspielen, darum bleibt dein Zug.',

  call: {
    ask: (host) => `${host} fragen`,
    toHost: (name) => `${name} braucht dich als Gastgeber.`,
    here: 'Ich bin da',
    mine: (host) => `Du hast ${host} gefragt.`,
    others: (name, host) => `${name} hat ${host} gefragt.`,
    passes: { minute: 'in einer Minute', day: 'in einem Tag' },
    mineAway: (host, passes) =>
      `Du hast ${host} gefragt. Bleibt ${host} weg, bist du ${passes} Gastgeber.`,
    othersAway: (name, host, passes) =>
      `${name} hat ${host} gefragt. Bleibt ${host} weg, ist ${name} ${passes} Gastgeber.`,
  },
  acting: (host) =>
    `Du bist Gastgeber, solange ${host} weg ist. Du kannst geben, das Spiel wählen, Bots dazusetzen und pausieren. Alles andere am Tisch wartet auf ${host}.`,

  byBot: 'Das hat ein Bot gespielt.',
  chairFree: (host) => `Dein Platz am Tisch von ${host} ist frei`,
  chairForget: 'Diesen Platz vergessen',
}

const fr: TimeWords = {
  tempo: 'Temps pour un tour',
  tempos: {
    free: 'Sans se presser',
    brisk: 'Rapide',
    daily: 'Jusqu’à un jour',
    shown: 'Montrer le temps',
    own: 'Autre durée',
  },
  tempoMeans: {
    free: 'Prenez votre temps.',
    brisk: '45 secondes par tour, puis un bot joue.',
    daily: 'Un jour par tour, puis un bot joue. Tu peux venir et repartir.',
    shown: 'Tout le monde voit depuis quand dure un tour. Rien ne se passe s’il est long.',
  },
  ownMeans: (time) => `${time} par tour, puis un bot joue.`,
  unit: 'Unité',
  turnTimeRange: 'Choisis entre 15 secondes et 7 jours.',
  elapsed: 'Ce tour jusqu’ici',

  thinks: (name) => `${name} réfléchit`,
  howToNudge: 'Touche le pion pour faire signe.',
  nudge: (name) => `Faire signe à ${name}`,
  nudgesMe: (name) => `${name} te fait signe : c’est à toi.`,
  waits: (name) => `${name} attend`,
  standing: (name) => `${name} n’a rien fait depuis deux minutes.`,
  standingMeans: 'Un bot joue jusqu’à ce que la personne reprenne.',
  overdue:
    'Ton temps était écoulé, alors un bot a joué. Si cela arrive deux fois de suite, il continue à ta place.',
  clockStands: 'Le temps s’arrête aussi.',

  news: {
    standIn: (name) => `${name} n’a plus de temps : un bot joue ce tour.`,
    standInMe: 'Tu n’as plus de temps : un bot joue ce tour.',
    kept: (name) => `${name} : un bot joue à sa place.`,
    keptMe: 'Tu as un bot qui joue à ta place.',
    back: (name) => `${name} a repris sa place.`,
    backMe: 'Tu as repris ta place.',
    left: (name) => `${name} a quitté la table.`,
    leftToBot: (name) => `${name} a quitté la table, un bot continue.`,
    came: (name) => `${name} s’assoit.`,
    cameMe: 'Tu t’assois.',
    host: (name) => `${name} est maintenant l’hôte.`,
    hostMe: 'Tu es maintenant l’hôte.',
    acts: (name, host) => `${name} est l’hôte tant ${that(host)} n’est pas là.`,
    actsMe: (host) => `Tu es l’hôte tant ${that(host)} n’est pas là.`,
    hostBack: (name) => `${name} revient et redevient l’hôte.`,
    hostBackMe: 'Tu redeviens l’hôte.',
    takesBack: (name) => `${name} reprend son dernier coup.`,
    takesBackMe: 'Tu reprends ton dernier coup.',
    agreed: 'Tous étaient d’accord.',
    asksBack: (name) => `${name} a demandé à reprendre son dernier coup. Il reste.`,
    asksBackMe: 'Tu as demandé à reprendre ton dernier coup. Il reste.',
  },

  declined: 'Pas cette fois. Quelqu’un préfère continuer, alors ton coup reste.',

  call: {
    ask: (host) => `Demander à ${host}`,
    toHost: (name) => `${name} a besoin de toi, car tu es l’hôte.`,
    here: 'Je suis là',
    mine: (host) => `Tu as demandé à ${host}.`,
    others: (name, host) => `${name} a demandé à ${host}.`,
    passes: { minute: 'dans une minute', day: 'dans un jour' },
    mineAway: (host, passes) =>
      `Tu as demandé à ${host}. Si ${host} ne revient pas, tu seras l’hôte ${passes}.`,
    othersAway: (name, host, passes) =>
      `${name} a demandé à ${host}. Si ${host} ne revient pas, ${name} sera l’hôte ${passes}.`,
  },
  acting: (host) =>
    `Tu es l’hôte tant ${that(host)} n’est pas là. Tu peux distribuer, choisir le jeu, ajouter des bots et mettre en pause. Le reste attend ${host}.`,

  byBot: 'C’est un bot qui a joué.',
  chairFree: (host) => `Ta place à la table ${of(host)} est libre`,
  chairForget: 'Oublier cette place',
}

// These texts load with later parts of the page, because the page can show the first hand of cards
// without them.
export const timeWords = { en, de, fr }
