import './reel-course.css'
import './reel-keys.css'

import { useState } from 'preact/hooks'

import type { Seat, Viewer } from '../../shared/game/game.ts'
import type { Review } from '../../shared/protocol/protocol.ts'
import { isReviewed } from '../boards/load-later.ts'
import { copyText } from '../parts/copy-text.ts'
import { Icon } from '../kit/Icon.tsx'
import { useAtTable } from '../kit/table/at-table.ts'
import type { NewsBetween } from '../client/Log.ts'
import { useRepeatDeal } from '../parts/same-deal.ts'
import { words } from '../words/index.ts'
import { reviewWords } from '../words/review.ts'
import { IconButton } from './IconButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import type { Replay } from './replay.ts'
import { ReplayLog } from './ReplayLog.tsx'
import { chanceAt } from './review.ts'
import { ReviewCurve } from './ReviewCurve.tsx'
import type { Reviewed } from './use-review.ts'
import { ReviewLine } from './ReviewLine.tsx'

/** What can be done with a finished game where its table still stands. */
export interface AtItsTable {
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

interface ReplayBarProps {
  readonly replay: Replay
  /** The viewer's own seat; null for whoever has none. */
  readonly mine: Seat | null
  readonly reviewed: Reviewed
  /** What the step that led here did. */
  readonly news: readonly string[]
  readonly newsBetween: NewsBetween
  readonly atTable: AtItsTable | null
}

/** Goes through a finished game: by keys and a slider, from anybody's eyes, with a link to this very moment. */
export function ReplayBar(props: ReplayBarProps) {
  const { replay, reviewed, news, atTable } = props
  const text = words.value.replay
  const { answer } = useAtTable()
  const step = replay.step.value
  const { review } = reviewed
  return (
    <section class="reel" aria-label={text.title}>
      <div class="reel-says">
        {answer ?? (
          <p class="reel-news" role="status">
            {step === 0 ? text.dealt : news.join(' ')}
          </p>
        )}
        {review && (
          <p class="reel-chance" aria-hidden="true">
            <b>{reviewWords.value.percent(chanceAt(review, step))}</b>
            <small>{reviewWords.value.toWin}</small>
          </p>
        )}
        {reviewed.isOn && <ReviewLine replay={replay} review={review} />}
      </div>
      <Course replay={replay} review={review} />
      <div class="reel-keys">
        <IconButton icon="first" name={text.first} act={() => replay.goTo(0)} />
        <IconButton icon="back" name={text.back} act={() => replay.goTo(step - 1)} />
        <PlayButton walk={replay} run={replay.run} />
        <IconButton icon="on" name={text.on} act={() => replay.goTo(step + 1)} />
        <IconButton icon="last" name={text.last} act={() => replay.goTo(replay.last)} />
        {atTable && <IconButton icon="close" name={text.close} act={atTable.close} />}
      </div>
      <Tools {...props} />
    </section>
  )
}

interface CourseProps {
  readonly replay: Replay
  readonly review: Review | null
}

/** Where in the game this is, under the curve of its chances. */
function Course({ replay, review }: CourseProps) {
  const text = words.value.replay
  const step = replay.step.value
  const stepOf = text.stepOf(step, replay.last)
  return (
    <div class="reel-course" data-reviewed={review !== null || undefined}>
      {review && <ReviewCurve replay={replay} review={review} />}
      <label class="reel-slider">
        <span class="visually-hidden">{text.step}</span>
        <input
          type="range"
          min={0}
          max={replay.last}
          value={step}
          aria-valuetext={review ? `${stepOf}, ${chanceText(review, step)}` : stepOf}
          onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber)}
        />
        <span class="reel-step" aria-hidden="true">
          {stepOf}
        </span>
      </label>
    </div>
  )
}

/** From whose eyes, and its log; where its table still stands, also what the best bot says and what else can be done. */
function Tools({ replay, mine, reviewed, newsBetween, atTable }: ReplayBarProps) {
  const [logOpen, openLog] = useState(false)
  return (
    <div class="reel-tools">
      <Eyes replay={replay} mine={mine} />
      {atTable && isReviewed(replay.record.game) && <BotSwitch reviewed={reviewed} />}
      <IconButton icon="list" name={words.value.replay.log} act={() => openLog(true)} />
      {atTable && <ToolsAtTable replay={replay} {...atTable} />}
      {logOpen && (
        <ReplayLog replay={replay} newsBetween={newsBetween} close={() => openLog(false)} />
      )}
    </div>
  )
}

function ToolsAtTable({ replay, sits, say }: AtItsTable & Pick<ReplayBarProps, 'replay'>) {
  const sameDeal = useRepeatDeal(replay.record.code, say)
  return (
    <>
      <IconButton
        icon="link"
        name={words.value.replay.link}
        act={() =>
          void copyText(linkToMoment(replay)).then((done) => done && say(words.value.invite.copied))
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
    </>
  )
}

const chanceText = (review: Review, step: number): string =>
  reviewWords.value.at(chanceAt(review, step))

const BotSwitch = ({ reviewed }: { readonly reviewed: Reviewed }) => (
  <button
    class="reel-bot"
    type="button"
    aria-label={reviewWords.value.short}
    title={reviewWords.value.title}
    aria-pressed={reviewed.isOn}
    onClick={reviewed.toggle}
  >
    <Icon name="bot" />
    <span aria-hidden="true">{reviewWords.value.short}</span>
  </button>
)

/** To the table itself, also from within another page. */
const linkToMoment = ({ record }: Replay): string =>
  `${location.origin}/${record.code}${location.hash}`

function Eyes({ replay, mine }: Pick<ReplayBarProps, 'replay' | 'mine'>) {
  const text = words.value.replay
  const viewers: readonly { readonly viewer: Viewer; readonly name: string }[] = [
    { viewer: 'afterwards', name: text.allOpen },
    { viewer: 'public', name: text.public },
    ...replay.record.names.map((name, seat) => ({
      viewer: seat,
      name: seat === mine ? text.myEyes : text.eyesOf(name),
    })),
  ]
  return (
    <select
      class="reel-eyes"
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
