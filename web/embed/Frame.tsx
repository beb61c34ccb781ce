import { useEffect } from 'preact/hooks'

import { readFrame, type Frame as FrameRequest } from '../../shared/embed/frame.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import { aboutOf } from '../games.ts'
import { place } from '../router.ts'
import { words } from '../words/index.ts'
import { lazily } from '../lazy.tsx'
import { Note } from './Note.tsx'
import { Overlay } from './Overlay.tsx'
import { followWishes, tell, useHeight } from './page-around.ts'
import { Playing } from './Playing.tsx'
import { Watching } from './Watching.tsx'
import { frameWords } from './frame-words.ts'

// With it come the boxes of all games, which nobody needs at a table.
const FreshTable = lazily(() => import('./FreshTable.tsx').then((part) => part.FreshTable))

/** What stands inside another page. */
export function Frame() {
  const { path, search } = place.value
  const query = Object.fromEntries(new URLSearchParams(search))
  const read = readFrame(path, query, (id) => aboutOf(id) !== undefined)
  useEffect(() => {
    const stop = followWishes()
    tell({ type: 'ready' })
    return stop
  }, [])
  useEffect(leadOutside, [])
  useHeight(read.ok ? read.value.shows : 'watch')
  return read.ok ? <FrameContent frame={read.value} /> : <Note why={sentenceFor(read.refused)} />
}

function FrameContent({ frame }: { readonly frame: FrameRequest }) {
  switch (frame.shows) {
    case 'watch':
      return <Watching key={frame.code} code={frame.code} />
    case 'play':
      return <Playing key={frame.code} code={frame.code} />
    case 'overlay':
      return <Overlay key={frame.code} code={frame.code} />
    case 'fresh':
      return <FreshTable game={frame.game} rules={frame.rules} />
  }
}

const sentenceFor = ({ refusal, option }: Refused): string =>
  option === undefined ? words.value.refusals[refusal] : frameWords.value.unknown(option)

/** The other pages refuse to stand inside others, so every link leads to a tab of its own. */
function leadOutside(): () => void {
  document.addEventListener('click', inOwnTab, { capture: true })
  return () => document.removeEventListener('click', inOwnTab, { capture: true })
}

function inOwnTab({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null && !link.hasAttribute('download')) link.target = '_blank'
}
