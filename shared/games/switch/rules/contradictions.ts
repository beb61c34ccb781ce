import type { Contradiction } from '../../../game/options.ts'
import { rankIn, ranksOfPack, type Kind } from './cards.ts'
import { cardSettings, ordinaryRanks, type CardSetting, type CardSettings } from './settings.ts'

/** The reason why two settings contradict each other. */
export type Reason =
  | 'not-in-pack'
  | 'two-draws'
  | 'two-effects'
  | 'nothing-to-cancel'
  | 'drawn-card-not-played'
  | 'no-ordinary-rank'

type Settings = CardSettings & {
  readonly pack: number
  readonly jokers: number
  readonly playDrawn: boolean
  readonly drawUntil: boolean
  readonly specialLast: boolean
}

type Clash = Contradiction & { readonly reason: Reason }

/**
 * Returns all contradictions that SC-03 lists, except too many players, which `maxSeats` prevents.
 */
export function contradictions(settings: Settings): readonly Clash[] {
  const { draw, draw2, drawCancel, playDrawn, drawUntil, specialLast, wildRank } = settings
  const named = cardSettings.filter((setting) => settings[setting] !== 'none')
  const clashes: Clash[] = [
    ...named.flatMap((setting) => missing(setting, settings)),
    ...named.flatMap((setting, index) =>
      named.slice(0, index).flatMap((other) => sharing(setting, other, settings)),
    ),
  ]
  if (drawCancel !== 'none' && draw === 'none' && draw2 === 'none')
    clashes.push({ option: 'drawCancel', reason: 'nothing-to-cancel', with: 'draw' })
  if (drawUntil && !playDrawn)
    clashes.push({ option: 'drawUntil', reason: 'drawn-card-not-played', with: 'playDrawn' })
  if (ordinaryRanks(settings).length === 0) {
    if (wildRank !== 'none')
      clashes.push({ option: 'wildRank', reason: 'no-ordinary-rank', with: 'pack' })
    if (specialLast)
      clashes.push({ option: 'specialLast', reason: 'no-ordinary-rank', with: 'pack' })
  }
  return clashes
}

function missing(setting: CardSetting, settings: Settings): Clash[] {
  const rank = rankIn(settings[setting])
  if (rank === 'none') return []
  if (rank === 'joker')
    return settings.jokers > 0 ? [] : [{ option: setting, reason: 'not-in-pack', with: 'jokers' }]
  const isThere = ranksOfPack(settings.pack).includes(rank)
  return isThere ? [] : [{ option: setting, reason: 'not-in-pack', with: 'pack' }]
}

/**
 * Returns a contradiction if two settings include the same card, because a card has only one
 * effect. The cards of `drawCancel` may also make a demand. Cards of one rank cannot belong to both
 * `draw` and `draw2`.
 */
function sharing(setting: CardSetting, other: CardSetting, settings: Settings): Clash[] {
  const [one, two] = [settings[setting], settings[other]]
  if (rankIn(one) !== rankIn(two)) return []
  if (asks(setting) && asks(other)) return [{ option: setting, reason: 'two-draws', with: other }]
  if (setting === 'drawCancel' && asks(other)) return []
  return overlap(one, two) ? [{ option: setting, reason: 'two-effects', with: other }] : []
}

const asks = (setting: CardSetting): boolean => setting === 'draw' || setting === 'draw2'

/** Whether two kinds share a card. Two kinds of one rank do, unless each has its own colour. */
const overlap = (one: Kind, two: Kind): boolean =>
  one === two || !one.includes('-') || !two.includes('-')
