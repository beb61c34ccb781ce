import { useState } from 'preact/hooks'

import type { Viewer } from '../../shared/game/game.ts'
import type { Review } from '../../shared/wire/protocol.ts'
import { isReviewed } from '../games.ts'
import { copy } from '../parts/copy.ts'
import { Icon } from '../kit/Icon.tsx'
import type { NewsBetween } from '../table/model/log.ts'
import { useSameDeal } from '../table/model/same-deal.ts'
import { words } from '../words/index.ts'
import { IconButton } from './IconButton.tsx'
import type { Replay } from './replay.ts'
import { ReplayLog } from './ReplayLog.tsx'
import { chanceAt } from './review.ts'
import { ReviewCurve } from './ReviewCurve.tsx'
import type { Reviewed } from './use-review.ts'
import { ReviewLine } from './ReviewLine.tsx'

interface ReplayBarProps {
  readonly replay: Replay
  readonly reviewed: Reviewed
  /** What the step that led here did. */
  readonly news: readonly string[]
  readonly newsBetween: NewsBetween
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

/** Goes through a finished game: by buttons and a slider, from anybody's eyes, with a link to this very moment. */
export function ReplayBar(props: ReplayBarProps) {
  const { replay, reviewed, news, newsBetween, sits, close, say } = props
  const text = words.value.replay
  const sameDeal = useSameDeal(replay.record.code, say)
  const step = replay.step.value
  const running = replay.running.value
  const [logOpen, openLog] = useState(false)
  const { review } = reviewed
  const stepOf = text.stepOf(step, replay.last)
  return (
    <section class="paper replay" aria-label={text.title}>
      <p class="replay-news" role="status">
        {step === 0 ? text.dealt : news.join(' ')}
      </p>
      <div class="replay-course" data-reviewed={review !== null || undefined}>
        {review && <ReviewCurve replay={replay} review={review} />}
        <label class="replay-slider">
          <span class="for-ears">{text.step}</span>
          <input
            type="range"
            min={0}
            max={replay.last}
            value={step}
            aria-valuetext={review ? `${stepOf}, ${chanceText(review, step)}` : stepOf}
            onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber)}
          />
          <span class="replay-step" aria-hidden="true">
            {stepOf}
          </span>
        </label>
        {review && (
          <span class="review-chance" aria-hidden="true">
            {words.value.review.percent(chanceAt(review, step))}
          </span>
        )}
      </div>
      {reviewed.isOn && <ReviewLine replay={replay} review={review} />}
      <div class="replay-deeds">
        <IconButton icon="first" name={text.first} act={() => replay.goTo(0)} />
        <IconButton icon="back" name={text.back} act={() => replay.goTo(step - 1)} />
        {running ? (
          <IconButton icon="pause" name={text.stop} act={() => replay.goTo(step)} />
        ) : (
          <IconButton icon="play" name={text.run} act={replay.run} />
        )}
        <IconButton icon="on" name={text.on} act={() => replay.goTo(step + 1)} />
        <IconButton icon="last" name={text.last} act={() => replay.goTo(replay.last)} />
        {isReviewed(replay.record.game) && <BotSwitch reviewed={reviewed} />}
      </div>
      <div class="replay-deeds">
        <Eyes replay={replay} />
        <IconButton icon="list" name={text.log} act={() => openLog(true)} />
        <IconButton
          icon="copy"
          name={text.link}
          act={() =>
            void copy(linkToMoment(replay)).then((done) => done && say(words.value.invite.copied))
          }
        />
        {sits && (
          <IconButton
            icon="deal"
            name={words.value.sameDeal.deed}
            busy={sameDeal.busy}
            act={sameDeal.open}
          />
        )}
        <IconButton icon="close" name={text.close} act={close} />
      </div>
      {logOpen && (
        <ReplayLog replay={replay} newsBetween={newsBetween} close={() => openLog(false)} />
      )}
    </section>
  )
}

const chanceText = (review: Review, step: number): string =>
  words.value.review.at(chanceAt(review, step))

const BotSwitch = ({ reviewed }: { readonly reviewed: Reviewed }) => (
  <button
    class="replay-bot"
    type="button"
    aria-label={words.value.review.short}
    title={words.value.review.title}
    aria-pressed={reviewed.isOn}
    onClick={reviewed.toggle}
  >
    <Icon name="bot" />
    <span aria-hidden="true">{words.value.review.short}</span>
  </button>
)

/** To the table itself, also from within another page. */
const linkToMoment = ({ record }: Replay): string =>
  `${location.origin}/${record.code}${location.hash}`

function Eyes({ replay }: { readonly replay: Replay }) {
  const text = words.value.replay
  const viewers: readonly { readonly viewer: Viewer; readonly name: string }[] = [
    { viewer: 'afterwards', name: text.allOpen },
    { viewer: 'public', name: text.public },
    ...replay.record.names.map((name, seat) => ({ viewer: seat, name: text.eyesOf(name) })),
  ]
  return (
    <select
      class="replay-eyes"
      aria-label={text.eyes}
      value={String(replay.viewer.value)}
      onChange={({ currentTarget }) => {
        const found = viewers.find(({ viewer }) => String(viewer) === currentTarget.value)
        if (found) replay.viewer.value = found.viewer
      }}
    >
      {viewers.map(({ viewer, name }) => (
        <option key={String(viewer)} value={String(viewer)}>
          {name}
        </option>
      ))}
    </select>
  )
}
