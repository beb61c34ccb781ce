import './share-picture.css'

import { useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { localise, words } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { Choice } from '../Choice.tsx'
import { canRecord, copyPicture } from './deliver.ts'
import { DeliveryButtons } from './DeliveryButtons.tsx'
import { makePicture } from './make-picture.ts'
import { pictureShapes, pictureSizes, textOf, type Picture, type PictureShape } from './picture.ts'
import type { CardsOf } from './print.tsx'
import { useDrawing } from './use-drawing.ts'

// Loaded lazily, because most viewers share a picture, not a video.
const ShareClip = lazy(() => import('./ShareClip.tsx').then((part) => part.ShareClip))

interface SharePictureProps {
  readonly picture: Picture
  /** Returns the pictures for a video; null if there is nothing to record. */
  readonly clip: (() => readonly Picture[]) | null
  readonly game: CardsOf
  /** The first part of the file name. */
  readonly name: string
}

/** Shows a preview of a picture or a video of the game, and buttons to share it. */
export function SharePicture({ picture, clip, game, name }: SharePictureProps) {
  const text = localise(sharingWords)
  const [format, setFormat] = useState<PictureShape | 'clip'>('square')
  const message = textOf(picture, `${location.origin}/`)
  const formats = [...pictureShapes, ...(clip !== null && canRecord() ? (['clip'] as const) : [])]
  return (
    <section class="share-picture">
      <Choice
        title={text.shape}
        chosen={format}
        values={formats.map((value) => ({ value, name: text.shapes[value] }))}
        onChoose={setFormat}
      />
      <div class="share-picture-parts" data-shape={format} key={format}>
        {format === 'clip' && clip !== null ? (
          <ShareClip {...{ clip, game, name, message }} />
        ) : (
          <ShareStill
            {...{ picture, game, name, message }}
            shape={format === 'wide' ? 'wide' : 'square'}
          />
        )}
      </div>
    </section>
  )
}

interface ShareStillProps extends Omit<SharePictureProps, 'clip'> {
  readonly shape: PictureShape
  /** The text that is sent along with the picture. */
  readonly message: string
}

function ShareStill({ picture, shape, game, name, message }: ShareStillProps) {
  const { done, failed, copyPicture: copyName } = localise(sharingWords)
  const slogan = words.value.landing.title
  // Compares by value, because the table often changes while this drawer is open, and most changes
  // leave the picture as it is.
  const look = JSON.stringify([picture, shape, slogan])
  const draw = () => makePicture(picture, shape, { game, slogan })
  const { file, preview, hasFailed } = useDrawing(draw, name, look)
  return (
    <>
      <div class="share-picture-preview" data-shape={shape}>
        {preview !== null && (
          <img
            src={preview}
            alt={`${picture.title} ${picture.caption}.`}
            {...pictureSizes[shape]}
          />
        )}
      </div>
      <DeliveryButtons
        file={file}
        message={message}
        news={hasFailed ? failed.draw : ''}
        text={{
          sent: done.sent,
          downloaded: done.downloaded,
          sendFailed: failed.send,
          textFailed: failed.text,
        }}
        more={(deliver) => (
          <button
            class="button"
            type="button"
            disabled={file === null}
            onClick={() => file && deliver(copyPicture(file), done.picture, failed.picture)}
          >
            <Icon name="copy" />
            {copyName}
          </button>
        )}
      />
    </>
  )
}
