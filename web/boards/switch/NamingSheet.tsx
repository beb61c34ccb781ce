import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'

import { Drawer } from '../../kit/Drawer.tsx'
import { rankOf, suitOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import type { SuitOrRank } from '../../../shared/games/switch/rules/state.ts'
import { cardOfHeld } from './choosing.ts'
import { SuitSign } from './cards/SuitSign.tsx'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'
import './naming-sheet.css'

interface NamingSheetProps {
  readonly scene: Scene
  readonly playing: Playing
}

/**
 * A dialog in which the viewer names a suit or rank. Each choice says how many matching cards the
 * viewer holds.
 */
export function NamingSheet({ scene: { words, options }, playing }: NamingSheetProps) {
  const says = words.naming
  const { nameable, hand, chosen } = playing
  const rest = hand.filter((held) => !chosen.includes(held)).map(cardOfHeld)
  const mine = (named: SuitOrRank): number => rest.filter((card) => isServedBy(card, named)).length
  const most = nameable.toSorted((one, other) => mine(other) - mine(one))[0]
  const [picked, pick] = useState(most)

  const of = most && 'rank' in most ? 'rank' : 'suit'
  const again = options.wildOnWild
    ? [options.wildSuit, options.wildRank].filter((kind) => kind !== 'none')
    : []
  const indices: Readonly<Record<string, string>> = words.indices

  function submit(event: TargetedSubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (picked) playing.name(picked)
  }
  /** Lets a digit key name the suit or rank at that position. */
  function pressed(event: TargetedKeyboardEvent<HTMLFormElement>): void {
    const named = nameable[Number(event.key) - 1]
    if (!named) return
    event.preventDefault()
    playing.name(named)
  }

  return (
    <Drawer title={says[of]} onClose={playing.cancelNaming}>
      <form class="naming-sheet" onSubmit={submit} onKeyDown={pressed}>
        <p class="soft">{says.how(of, again, options.jokers > 0)}</p>
        <div class="naming-options" role="radiogroup" aria-label={says[of]} data-of={of}>
          {nameable.map((named) => (
            <label key={JSON.stringify(named)} class="naming-option">
              <input
                type="radio"
                name="named"
                class="visually-hidden"
                checked={picked !== undefined && isSame(named, picked)}
                autofocus={named === most}
                onChange={() => pick(named)}
              />
              {'suit' in named ? (
                <SuitSign of={named.suit} />
              ) : (
                <b class="naming-rank" aria-hidden="true">
                  {indices[named.rank] ?? named.rank}
                </b>
              )}
              <span>
                <span class={of === 'rank' ? 'visually-hidden' : undefined}>
                  {'suit' in named ? words.suit(named.suit) : words.rank(named.rank)}{' '}
                </span>
                <small>{says.mine(mine(named))}</small>
              </span>
            </label>
          ))}
        </div>
        <div class="naming-actions">
          <button type="button" class="button" onClick={playing.cancelNaming}>
            {says.back}
          </button>
          <button class="button" data-look="main" disabled={!picked}>
            {picked ? says.named(picked) : says[of]}
          </button>
        </div>
      </form>
    </Drawer>
  )
}

const isServedBy = (card: Card, named: SuitOrRank): boolean =>
  'suit' in named ? suitOf(card) === named.suit : rankOf(card) === named.rank

const isSame = (one: SuitOrRank, other: SuitOrRank): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
