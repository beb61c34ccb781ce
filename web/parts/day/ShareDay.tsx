import './share-day.css'

import { useState } from 'preact/hooks'

import { dayDeals, type DayDealId } from '../../../shared/deal/day.ts'
import { findGame } from '../../boards/available-games.ts'
import type { DayTurn, OwnGame } from '../../client/own-days.ts'
import { settings } from '../../client/settings.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'
import { sharingWords } from '../../words/sharing.ts'
import { Choice } from '../Choice.tsx'
import { copyText } from '../copy-text.ts'
import { canSend, send } from '../picture/deliver.ts'
import { pictureShapes, pictureSizes, type PictureShape } from '../picture/picture.ts'
import { useDrawing } from '../picture/use-drawing.ts'
import { makeDayPicture, type DayPicture } from './day-picture.ts'
import { goodness, ownRow } from './own-row.ts'
import { dealName, resultText } from './result-text.ts'
import { blocksOf } from './turns.ts'

export interface SharedResult {
  readonly day: string
  readonly deal: DayDealId
  readonly game: Required<Pick<OwnGame, 'result'>> & Pick<OwnGame, 'turns'>
}

/**
 * Returns the text with which the viewer shares a result. It shows the course of the game without
 * naming cards.
 */
export function textOfDay({ day, deal, game }: SharedResult, address: string): string {
  const text = localise(dayWords)
  const tens = (game.turns ?? []).filter(({ sun }) => sun).length
  const { streak } = ownRow(day, 2)
  return [
    text.textTitle(new Date(day)),
    `${dealName(deal)}: ${resultText(deal, game.result)}`,
    blocksOf(game.turns ?? []),
    [...(tens > 0 ? [text.tens(tens)] : []), text.streak(streak)].join(' · '),
    address,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function pictureOfDay({ day, deal, game }: SharedResult, address: string): DayPicture {
  const text = localise(dayWords)
  const date = new Date(day)
  const id = dayDeals[deal].game
  const about = findGame(id)
  if (about === undefined) throw new Error(`there is no game ${id}`)
  const turns: readonly DayTurn[] = game.turns ?? []
  const good = goodness(deal, game.result)
  const key = id === 'the-game' ? 'game' : id
  return {
    month: text.month(date),
    date: String(date.getUTCDate()),
    title: resultText(deal, game.result),
    caption: dealName(deal),
    turns,
    keys: [
      { name: text.keys[key], isSun: false },
      ...(turns.some(({ sun }) => sun) ? [{ name: text.tenBack, isSun: true }] : []),
    ],
    address,
    streak: text.streak(ownRow(day, 2).streak),
    piece: settings.piece.value ?? 0,
    face: good === 1 ? 'won' : good > 0.6 ? 'great' : good > 0.35 ? 'hello' : 'ouch',
    cloth: about.cloth,
  }
}

interface ShareDayProps {
  readonly shared: SharedResult
  readonly close: () => void
}

/** The drawer that shares a result as a picture and as text. */
export function ShareDay({ shared, close }: ShareDayProps) {
  const text = localise(dayWords)
  const address = `${location.host}/day`
  const message = textOfDay(shared, `${location.origin}/day`)
  const [shape, setShape] = useState<PictureShape>('square')
  const { file, preview } = useDayPicture(shared, address, shape)
  const [news, setNews] = useState('')
  const say = async (act: Promise<boolean | null>, done: string): Promise<void> => {
    const worked = await act
    if (worked !== null) setNews(worked ? done : text.failed)
  }
  return (
    <Drawer title={text.share} subtitle={text.shareMeans} onClose={close}>
      <div class="share-day">
        <Choice
          title={localise(sharingWords).shape}
          chosen={shape}
          values={pictureShapes.map((value) => ({
            value,
            name: localise(sharingWords).shapes[value],
          }))}
          onChoose={setShape}
        />
        <DayThumb preview={preview} shape={shape} />
        {file !== null && canSend(file) ? (
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => void say(send(file, message), '')}
          >
            <Icon name="share" />
            {text.sharePicture}
          </button>
        ) : (
          <a
            class="button"
            data-look="main"
            {...(preview !== null && { href: preview })}
            download={`tischlein-${shared.day}.png`}
          >
            <Icon name="save" />
            {text.savePicture}
          </a>
        )}
        <pre>{message}</pre>
        <button
          class="button"
          type="button"
          onClick={() => void say(copyText(message), text.copied)}
        >
          <Icon name="copy" />
          {text.copyText}
        </button>
        <p role="status">{news}</p>
      </div>
    </Drawer>
  )
}

interface DayThumbProps {
  readonly preview: string | null
  readonly shape: PictureShape
}

export const DayThumb = ({ preview, shape }: DayThumbProps) => (
  <div class="day-thumb" data-shape={shape}>
    {preview !== null && <img src={preview} alt="" {...pictureSizes[shape]} />}
  </div>
)

/** Draws the picture of a result. */
export function useDayPicture(shared: SharedResult, address: string, shape: PictureShape) {
  const look = JSON.stringify([shared, address, shape, settings.language.value])
  const draw = () => makeDayPicture(pictureOfDay(shared, address), shape)
  return useDrawing(draw, `tischlein-${shared.day}`, look)
}
