import { cardZoneOf, type AnyDefinition, type Layout } from '../../../shared/define-game/layout.ts'

/**
 * The names of the zones (places for cards) and facts that a game declares, grouped by how the
 * board shows them. The names are in the order of their declaration.
 */
export interface Parts {
  /** The zone that is the viewer's hand. */
  readonly hand: string
  /** Further zones of each player, such as cards that are about to be passed. */
  readonly setAside: readonly string[]
  readonly drawPiles: readonly string[]
  readonly trumps: readonly string[]
  readonly discards: readonly string[]
  readonly rows: readonly string[]
  readonly tricks: readonly string[]
  readonly melds: readonly string[]
  /** Face-up zones of each player of which the board shows only the number of cards. */
  readonly stacks: readonly string[]
  /** Face-up zones of each player whose cards are all visible. */
  readonly openRows: readonly string[]
  readonly points: readonly string[]
  /** Numbers of each player that the board shows only after a deal. */
  readonly afterDeal: readonly string[]
  readonly pegs: readonly string[]
  readonly bids: string | null
  readonly taken: string | null
  readonly leader: string | null
  readonly best: string | null
  /**
   * The fact that says by how many seats to the left cards are passed; 0 if they are not passed.
   */
  readonly passes: string | null
  /** Facts that name the player with a rare success in the last deal, such as shooting the moon. */
  readonly great: readonly string[]
}

export function partsOf({ game, zones, own, facts }: Layout): Parts {
  const shown = (name: string) => game.shows?.[name]
  const zonesOf = (kind: string, test: (name: string) => boolean = () => true): string[] =>
    zones.flatMap(([name, its]) =>
      its === kind && shown(name) !== 'none' && test(name) ? [name] : [],
    )
  const factsOf = (show: string): string[] => facts.filter((name) => shown(name) === show)
  const isRow = (name: string): boolean => shown(name) === 'row' || isChosenFrom(game, name)
  const isMelds = (name: string): boolean => shown(name) === 'melds'
  const isStack = (name: string): boolean => shown(name) === 'stack'
  return {
    hand: own[0] ?? '',
    setAside: own.slice(1),
    drawPiles: zonesOf('hidden'),
    trumps: zonesOf('card'),
    discards: zonesOf('open', (name) => !isRow(name) && !isMelds(name)),
    rows: zonesOf('open', isRow),
    tricks: zonesOf('card each'),
    melds: [...zonesOf('piles'), ...zonesOf('open', isMelds)],
    stacks: zonesOf('open each', isStack),
    openRows: zonesOf('open each', (name) => !isStack(name)),
    points: factsOf('plate'),
    afterDeal: factsOf('sheet'),
    pegs: factsOf('pegs'),
    bids: factsOf('bid')[0] ?? null,
    taken: factsOf('tricks')[0] ?? null,
    leader: factsOf('led')[0] ?? null,
    best: factsOf('best')[0] ?? null,
    passes: factsOf('passes')[0] ?? null,
    great: factsOf('great'),
  }
}

/** Returns whether players select cards from this zone for a move. */
const isChosenFrom = (game: AnyDefinition, zone: string): boolean =>
  Object.values(game.moves).some(({ choose = {} }) =>
    Object.values(choose).some((field) => cardZoneOf(field) === zone),
  )
