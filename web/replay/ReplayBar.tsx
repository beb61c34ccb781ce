import './timeline.css'
import './controls.css'

import { useState } from 'preact/hooks'

import type { Seat, Viewer } from '../../shared/game/game.ts'
import type { Review } from '../../shared/protocol/protocol.ts'
import { isReviewed } from '../boards/load-on-demand.ts'
import { Icon } from '../kit/Icon.tsx'
import { useTableContext } from '../kit/table/table-context.ts'
import type { NewsBetween } from '../client/Log.ts'
import { useRepeatDeal } from '../parts/same-deal.ts'
import { localise, words } from '../words/index.ts'
import { reviewWords } from '../words/review.ts'
import { IconButton, PlayButton } from './buttons.tsx'
import { PlayOn } from './PlayOn.tsx'
import type { Replay } from './replay.ts'
import { ReplayLog } from './ReplayLog.tsx'
import { winChanceAt, type ReviewState } from './review.ts'
import { ReviewCurve } from './ReviewCurve.tsx'
import { ReviewLine } from './ReviewLine.tsx'

/**
 * The actions that the viewer can take on the table of a finished game, as long as that table
 * exists.
 */
export interface TableActions {
  /** Whether visitors can take a seat here. In some embedded tables they can only watch. */
  readonly canTakeSeat: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

interface ReplayBarProps {
  readonly replay: Replay
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  readonly reviewed: ReviewState
  /** The sentences of the log about the shown step. */
  readonly news: readonly string[]
  readonly newsBetween: NewsBetween
  /** Opens the drawer for sharing the current step. */
  readonly share: () => void
  readonly atTable: TableActions | null
}

/**
 * The controls for a finished game: a slider, keyboard shortcuts, the point of view, and a link to
 * the current step.
 */
export function ReplayBar(props: ReplayBarProps) {
  const { replay, reviewed, news, newsBetween, atTable } = props
  const text = words.value.replay
  const { answer } = useTableContext()
  const step = replay.step.value
  const { review } = reviewed
  return (
    <section class="replay-bar" aria-label={text.title}>
      <div class="replay-bar-caption">
        {answer ?? (
          <p class="replay-bar-news" role="status">
            {[...(step === 0 ? [text.dealt] : []), ...news].join(' ')}
          </p>
        )}
        {review && (
          <p class="replay-bar-chance" aria-hidden="true">
            <b>{localise(reviewWords).percent(winChanceAt(review, step))}</b>
            <small>{localise(reviewWords).toWin}</small>
          </p>
        )}
        {reviewed.isOn && (
          <ReviewLine
            {...{ replay, newsBetween, review }}
            say={atTable?.canTakeSeat ? atTable.say : null}
          />
        )}
      </div>
      <Timeline replay={replay} review={review} />
      <div class="replay-bar-controls">
        <IconButton icon="first" name={text.first} onClick={() => replay.goTo(0)} />
        <IconButton icon="previous" name={text.back} onClick={() => replay.goTo(step - 1)} />
        <PlayButton playback={replay} run={replay.run} />
        <IconButton icon="next" name={text.on} onClick={() => replay.goTo(step + 1)} />
        <IconButton icon="last" name={text.last} onClick={() => replay.goTo(replay.last)} />
        {atTable && <IconButton icon="close" name={text.close} onClick={atTable.close} />}
      </div>
      <Tools {...props} />
    </section>
  )
}

interface TimelineProps {
  readonly replay: Replay
  readonly review: Review | null
}

/**
 * The slider over all steps. Once the review has loaded, the curve of the winning chances is shown
 * above the slider.
 */
function Timeline({ replay, review }: TimelineProps) {
  const text = words.value.replay
  const step = replay.step.value
  const stepOf = text.stepOf(step, replay.last)
  return (
    <div class="replay-bar-timeline" data-reviewed={review !== null || undefined}>
      {review && <ReviewCurve replay={replay} review={review} />}
      <label class="replay-bar-slider">
        <span class="visually-hidden">{text.step}</span>
        <input
          type="range"
          min={0}
          max={replay.last}
          value={step}
          aria-valuetext={review ? `${stepOf}, ${chanceText(review, step)}` : stepOf}
          onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber)}
        />
        <span class="replay-bar-step" aria-hidden="true">
          {stepOf}
        </span>
      </label>
    </div>
  )
}

/**
 * Buttons to choose the point of view and to open the log. If the table still exists, there are
 * also buttons for the bot's review and further actions.
 */
function Tools({ replay, mine, reviewed, newsBetween, share, atTable }: ReplayBarProps) {
  const [logOpen, openLog] = useState(false)
  return (
    <div class="replay-bar-tools">
      <ViewerSelect replay={replay} mine={mine} />
      {atTable && isReviewed(replay.record.game) && <BotSwitch reviewed={reviewed} />}
      <IconButton icon="list" name={words.value.replay.log} onClick={() => openLog(true)} />
      <IconButton icon="share" name={localise(reviewWords).share} onClick={share} />
      {atTable?.canTakeSeat && <PlayAgain {...{ replay, mine, newsBetween }} say={atTable.say} />}
      {logOpen && (
        <ReplayLog replay={replay} newsBetween={newsBetween} close={() => openLog(false)} />
      )}
    </div>
  )
}

/**
 * The button that continues the game from the shown step. After the last step, the button that
 * deals the same cards again.
 */
function PlayAgain(
  props: Pick<ReplayBarProps, 'replay' | 'mine' | 'newsBetween'> & Pick<TableActions, 'say'>,
) {
  const { replay, say } = props
  const sameDeal = useRepeatDeal(replay.record.code, say)
  if (replay.step.value < replay.last) return <PlayOn {...props} sameDeal={sameDeal} />
  return (
    <IconButton
      icon="deal"
      name={words.value.sameDeal.deed}
      busy={sameDeal.busy}
      onClick={sameDeal.open}
    />
  )
}

const chanceText = (review: Review, step: number): string =>
  localise(reviewWords).at(winChanceAt(review, step))

const BotSwitch = ({ reviewed }: { readonly reviewed: ReviewState }) => (
  <button
    class="replay-bar-review"
    type="button"
    aria-label={localise(reviewWords).short}
    title={localise(reviewWords).title}
    aria-pressed={reviewed.isOn}
    onClick={reviewed.toggle}
  >
    <Icon name="bot" />
    <span aria-hidden="true">{localise(reviewWords).short}</span>
  </button>
)

function ViewerSelect({ replay, mine }: Pick<ReplayBarProps, 'replay' | 'mine'>) {
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
      class="replay-bar-viewer"
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
