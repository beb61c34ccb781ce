import './clap-button.css'

import { useEffect, useState } from 'preact/hooks'

import { clapRefill } from '../../../shared/protocol/clap.ts'
import { localise } from '../../words/index.ts'
import { reactionWords } from '../../words/reactions.ts'
import { ClapIcon } from './ClapIcon.tsx'

/**
 * The button with which a spectator claps. After each clap it pauses, because the server counts
 * only one clap per `clapRefill`. It uses `aria-disabled`, since a button with `disabled` would
 * lose the focus.
 */
export function ClapButton({ clap, look }: { readonly clap: () => void; readonly look?: 'soft' }) {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), clapRefill)
    return () => clearTimeout(timer)
  }, [isResting])
  const press = (): void => {
    if (isResting) return
    clap()
    setResting(true)
  }
  return (
    <button
      class="button clap-button"
      data-look={look}
      type="button"
      aria-disabled={isResting}
      onClick={press}
    >
      <ClapIcon />
      {localise(reactionWords).claps.clap}
    </button>
  )
}
