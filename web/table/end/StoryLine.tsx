import './story-line.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import type { StoryEvent } from '../../kit/story.ts'
import { formatReplayHash } from '../../replay/replay-position.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import { settings } from '../../client/settings.ts'
import { reviewWords } from '../../words/review.ts'
import { isReviewWanted, tellStory } from './tell-story.ts'

interface StoryLineProps {
  readonly table: PublicTable
  readonly replay: () => void
}

/**
 * The highlight of the game with a link to its step in the replay; empty if there is none. If the server has to compute
 * a review for it, a button asks first, so that not every page requests it at once.
 */
export function StoryLine(props: StoryLineProps) {
  const { table } = props
  const [askedFor, ask] = useState<number | null>(null)
  const isAsked = askedFor === table.deal
  if (isAsked || !isReviewWanted(table)) return <Story {...props} isAsked={isAsked} />
  return (
    <button class="story-line" type="button" onClick={() => ask(table.deal)}>
      <span>{reviewWords.value.ask}</span>
      <Icon name="bot" />
    </button>
  )
}
interface StoryProps extends StoryLineProps {
  /** The viewer has asked for it. */
  readonly isAsked: boolean
}

function Story({ table, replay, isAsked }: StoryProps) {
  const me = useTableContext().people.find(({ isMe }) => isMe)?.seat ?? null
  const [told, keep] = useState<StoryEvent | 'coming' | null>('coming')
  const link = useRef<HTMLAnchorElement>(null)
  const language = settings.language.value
  const { code, deal } = table
  useEffect(() => {
    let latest = true
    tellStory(table, me, language).then(
      (found) => latest && keep(found),
      () => latest && keep(null),
    )
    return () => {
      latest = false
    }
  }, [code, deal, me, language])
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAsked && document.activeElement === document.body) link.current?.focus()
  }, [told])
  if (told === 'coming' || told === null)
    return isAsked ? (
      <p class="story-line" role="status">
        {told === null ? reviewWords.value.cannotTell : reviewWords.value.coming}
      </p>
    ) : null
  const { path, search } = currentUrl.value
  const address = path + search + formatReplayHash({ step: told.step, viewer: 'afterwards' })
  return (
    <a
      class="story-line"
      href={address}
      ref={link}
      onClick={(event) => {
        event.preventDefault()
        replaceUrl(address)
        replay()
      }}
    >
      <span>{told.text}</span>
      <Icon name="next" />
    </a>
  )
}
