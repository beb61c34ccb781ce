import { useEffect } from 'preact/hooks'

import { readFrame, type Frame as FrameRequest } from '../../shared/embed/frame.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { aboutOf } from '../boards/offered.ts'
import { currentUrl } from '../client/router.ts'
import { FreshTableContext } from '../table/end/fresh-table-context.ts'
import { words } from '../words/index.ts'
import { lazy } from '../kit/lazy.tsx'
import { FreshHere } from './fresh/FreshHere.tsx'
import { Note } from './Note.tsx'
import { Overlay } from './Overlay.tsx'
import { followWishes, tell, useHeight } from './page-around.ts'
import { Playing } from './Playing.tsx'
import { isSandboxed } from './sandbox.ts'
import { blockedWay, leadOutside } from './ways-out.ts'
import { Watching } from './Watching.tsx'
import { frameWords } from '../words/frame.ts'

// With it come the boxes of all games, which nobody needs at a table.
const FreshTable = lazy(() => import('./fresh/FreshTable.tsx').then((part) => part.FreshTable))
// With it the rules of all games, by which a saved one is checked.
const RecordFrame = lazy(() => import('./record/RecordFrame.tsx').then((part) => part.RecordFrame))
const BlockedWay = lazy(() => import('./BlockedWay.tsx').then((part) => part.BlockedWay))

/** What stands inside another page. */
export function Frame() {
  const { path, search } = currentUrl.value
  const query = Object.fromEntries(new URLSearchParams(search))
  const read = readFrame(path, query, (id) => aboutOf(id) !== undefined)
  useEffect(() => {
    const stop = followWishes()
    tell({ type: 'ready' })
    return stop
  }, [])
  useEffect(leadOutside, [])
  useHeight(read.ok ? read.value.shows : 'watch')
  const refused = read.ok ? null : read.refused
  useEffect(() => {
    if (refused !== null) tell({ type: 'error', ...refused })
  }, [refused?.refusal, refused?.option])
  return (
    <>
      <FreshTableContext.Provider value={isSandboxed ? null : FreshHere}>
        {read.ok ? <FrameContent frame={read.value} /> : <Note why={sentenceFor(read.refused)} />}
      </FreshTableContext.Provider>
      {blockedWay.value !== null && <BlockedWay address={blockedWay.value} />}
    </>
  )
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
    case 'record':
      return <RecordFrame />
  }
}

const sentenceFor = ({ refusal, option }: Refused): string =>
  option === undefined ? words.value.refusals[refusal] : frameWords.value.unknown(option)
