import type { TimeWords } from '../en/time.ts'

export const timeWords: TimeWords = {
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
