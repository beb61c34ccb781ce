import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'

import { Drawer } from '../../kit/Drawer.tsx'
import { rankOf, suitOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import type { Wish } from '../../../shared/games/switch/rules/state.ts'
import { cardOfHeld } from './choosing.ts'
import { SuitSign } from './cards/SuitSign.tsx'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'
import './naming-sheet.css'

interface NamingSheetProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** A dialog to name a suit or rank, with the number of the viewer's matching cards. */
export function NamingSheet({ scene: { words, options }, playing }: NamingSheetProps) {
  const says = words.wishing
  const { wishes, hand, chosen } = playing
  const rest = hand.filter((held) => !chosen.includes(held)).map(cardOfHeld)
  const mine = (wish: Wish): number => rest.filter((card) => isServedBy(card, wish)).length
  const most = wishes.toSorted((one, other) => mine(other) - mine(one))[0]
  const [picked, pick] = useState(most)

  const of = most && 'rank' in most ? 'rank' : 'suit'
  const again = options.wishOnWish
    ? [options.suitWish, options.rankWish].filter((kind) => kind !== 'none')
    : []
  const indices: Readonly<Record<string, string>> = words.indices

  function submit(event: TargetedSubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (picked) playing.name(picked)
  }
  /** Digits choose and submit at once. */
  function pressed(event: TargetedKeyboardEvent<HTMLFormElement>): void {
    const wish = wishes[Number(event.key) - 1]
    if (!wish) return
    event.preventDefault()
    playing.name(wish)
  }

  return (
    <Drawer title={says[of]} onClose={playing.cancelNaming}>
      <form class="naming-sheet" onSubmit={submit} onKeyDown={pressed}>
        <p class="soft">{says.how(of, again, options.jokers > 0)}</p>
        <div class="naming-options" role="radiogroup" aria-label={says[of]} data-of={of}>
          {wishes.map((wish) => (
            <label key={JSON.stringify(wish)} class="naming-option">
              <input
                type="radio"
                name="wish"
                class="visually-hidden"
                checked={picked !== undefined && isSame(wish, picked)}
                autofocus={wish === most}
                onChange={() => pick(wish)}
              />
              {'suit' in wish ? (
                <SuitSign of={wish.suit} />
              ) : (
                <b class="naming-rank" aria-hidden="true">
                  {indices[wish.rank] ?? wish.rank}
                </b>
              )}
              <span>
                <span class={of === 'rank' ? 'visually-hidden' : undefined}>
                  {'suit' in wish ? words.suit(wish.suit) : words.rank(wish.rank)}{' '}
                </span>
                <small>{says.mine(mine(wish))}</small>
              </span>
            </label>
          ))}
        </div>
        <div class="naming-actions">
          <button type="button" class="button" onClick={playing.cancelNaming}>
            {says.back}
          </button>
          <button class="button" data-look="main" disabled={!picked}>
            {picked ? says.wish(picked) : says[of]}
          </button>
        </div>
      </form>
    </Drawer>
  )
}

const isServedBy = (card: Card, wish: Wish): boolean =>
  'suit' in wish ? suitOf(card) === wish.suit : rankOf(card) === wish.rank

const isSame = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other)
