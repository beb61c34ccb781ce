import './beside.css'
import './strips.css'

import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { storedValue, storeValue } from '../client/storage.ts'
import { besideTelevision } from '../kit/hand/beside-television.ts'
import { Icon } from '../kit/Icon.tsx'
import { MyTurnContext } from '../kit/table/table-context.ts'
import { localise } from '../words/index.ts'
import { besideWords } from '../words/beside.ts'
import { aim } from './flick.ts'
import { LookUp, television } from './LookUp.tsx'

/** The key in local storage for the code of the table that this phone shows as a whole. */
const storedName = 'whole-table'

/**
 * The maximum number of cards in a hand of one row. A larger hand has two rows, except on a low
 * screen.
 */
const oneRow = 4

/**
 * The button of a phone beside a television. It switches between the hand alone, which is what the
 * phone shows first, and the whole table. On a large screen, the whole table is always shown.
 */
export function BesideSwitch({ code }: { readonly code: string }) {
  const text = localise(besideWords)
  const [isWhole, setWhole] = useState(storedValue(storedName) === code)
  const isLarge = useMatch('(min-width: 600px) and (min-height: 500px)')
  const isFlat = useMatch('(max-height: 499px)')
  const isOn = !isWhole && !isLarge
  const button = useRef<HTMLButtonElement>(null)
  const isMyTurn = useContext(MyTurnContext) !== null
  useLayoutEffect(() => {
    // The style sheets find the table by this attribute. The component of the table does not set
    // it, because the landing page loads that component too.
    const table = button.current?.closest<HTMLElement>('.table-top')
    if (!isOn || !table) return
    table.dataset['beside'] = isMyTurn ? 'mine' : 'theirs'
    return () => {
      delete table.dataset['beside']
    }
  }, [isOn, isMyTurn])
  useLayoutEffect(() => {
    if (!isOn) return
    besideTelevision.value = {
      nearRow: (cards) => (isFlat || cards <= oneRow ? cards : Math.ceil(cards / 2)),
      aim,
      lookUp: (prompt) => <LookUp prompt={prompt} />,
    }
    return () => {
      besideTelevision.value = null
    }
  }, [isOn, isFlat])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--flick', JSON.stringify(text.flick))
    style.setProperty('--flick-to-pile', JSON.stringify(text.flickToPile))
  }, [text])
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('click', nameSuit)
    return () => document.removeEventListener('click', nameSuit)
  }, [isOn])
  if (isLarge) return null
  return (
    <button
      ref={button}
      class="icon-button beside-switch"
      type="button"
      aria-label={isWhole ? text.showHand : text.showTable}
      onClick={() => {
        storeValue(storedName, isWhole ? null : code)
        setWhole(!isWhole)
      }}
    >
      <Icon path={television} />
    </button>
  )
}

/**
 * Submits the form as soon as the player taps a suit. With the keyboard, the player submits it
 * separately, because the arrow keys select each suit on the way.
 */
function nameSuit({ target, detail }: MouseEvent): void {
  const option =
    target instanceof Element ? target.closest('[data-of="suit"] .naming-option') : null
  // The timeout delays the submission until the board has selected the suit.
  if (detail > 0 && option) setTimeout(() => option.closest('form')?.requestSubmit())
}

function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useLayoutEffect(() => {
    const list = matchMedia(query)
    const update = (): void => setMatches(list.matches)
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])
  return matches
}
