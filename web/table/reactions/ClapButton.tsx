import './clap-button.css'

import { useEffect, useState } from 'preact/hooks'

import { clapRefill } from '../../../shared/protocol/clap.ts'
import { reactionWords } from '../../words/reactions.ts'
import { ClapIcon } from './ClapIcon.tsx'

/**
 * The button of a spectator. It rests after each clap for as long as the relay counts no other
 * clap. It keeps the focus, so it is not disabled.
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
      {reactionWords.value.claps.clap}
    </button>
  )
}
