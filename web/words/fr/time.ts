import { of, that } from '../../../shared/words/elision.ts'
import type { TimeWords } from '../en/time.ts'

export const timeWords: TimeWords = {
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
