import { useEffect } from 'preact/hooks'

import { readFrame, type Frame as FrameRequest } from '../../shared/embed/frame.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { findGame } from '../boards/available-games.ts'
import { currentUrl } from '../client/router.ts'
import { FreshTableContext } from '../table/end/fresh-table-context.ts'
import { localise, words } from '../words/index.ts'
import { lazy } from '../kit/lazy.tsx'
import { FreshTableButton } from './fresh/FreshTableButton.tsx'
import { FrameMessage } from './FrameMessage.tsx'
import { Overlay } from './Overlay.tsx'
import { followParentCommands, postToParent, usePublishHeight } from './parent-page.ts'
import { Playing } from './Playing.tsx'
import { isSandboxed } from './sandbox.ts'
import { blockedLink, openLinksOutside } from './open-links-outside.ts'
import { Watching } from './Watching.tsx'
import { frameWords } from '../words/frame.ts'

// Loaded lazily, because `FreshTable` needs the box lids of all games, which a table does not need.
const FreshTable = lazy(() => import('./fresh/FreshTable.tsx').then((part) => part.FreshTable))
// Loaded lazily, because `RecordFrame` needs the rules of all games to verify a saved game.
const RecordFrame = lazy(() => import('./record/RecordFrame.tsx').then((part) => part.RecordFrame))
const BlockedLink = lazy(() => import('./BlockedLink.tsx').then((part) => part.BlockedLink))

/** The root component of a page that is embedded in an iframe. */
export function Frame() {
  const { path, search } = currentUrl.value
  const query = Object.fromEntries(new URLSearchParams(search))
  const read = readFrame(path, query, (id) => findGame(id) !== undefined)
  useEffect(() => {
    const stop = followParentCommands()
    postToParent({ type: 'ready' })
    return stop
  }, [])
  useEffect(openLinksOutside, [])
  usePublishHeight(read.ok ? read.value.shows : 'watch')
  const refused = read.ok ? null : read.refused
  useEffect(() => {
    if (refused !== null) postToParent({ type: 'error', ...refused })
  }, [refused?.refusal, refused?.option])
  return (
    <>
      <FreshTableContext.Provider value={isSandboxed ? null : FreshTableButton}>
        {read.ok ? (
          <FrameContent frame={read.value} />
        ) : (
          <FrameMessage text={sentenceFor(read.refused)} />
        )}
      </FreshTableContext.Provider>
      {blockedLink.value !== null && <BlockedLink address={blockedLink.value} />}
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
  option === undefined ? words.value.refusals[refusal] : localise(frameWords).unknown(option)
