import './share-picture.css'

import { useEffect, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { words } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { Choice } from '../Choice.tsx'
import { canRecord, copyPicture } from './deliver.ts'
import { DeliveryButtons } from './DeliveryButtons.tsx'
import { makePicture } from './make-picture.ts'
import { pictureShapes, pictureSizes, textOf, type Picture, type PictureShape } from './picture.ts'
import type { CardsOf } from './print.tsx'

// Loaded lazily, because most viewers send a picture.
const ShareClip = lazy(() => import('./ShareClip.tsx').then((part) => part.ShareClip))

interface SharePictureProps {
  readonly picture: Picture
  /** Returns the pictures of a clip; null if there is nothing to record. */
  readonly clip: (() => readonly Picture[]) | null
  readonly game: CardsOf
  /** The beginning of the file's name. */
  readonly name: string
}

/** A preview of a picture or a clip, and the ways to pass it on. */
export function SharePicture({ picture, clip, game, name }: SharePictureProps) {
  const text = sharingWords.value
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
  /** The text that goes with the picture. */
  readonly message: string
}

function ShareStill({ picture, shape, game, name, message }: ShareStillProps) {
  const { done, failed, copyPicture: copyName } = sharingWords.value
  const { file, preview, hasFailed } = useDrawing(picture, shape, game, name)
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

interface Drawing {
  /** The picture; null while it is being drawn. */
  readonly file: File | null
  /** A `data:` address, since the page's policy allows no `blob:` images. */
  readonly preview: string | null
  readonly hasFailed: boolean
}

const nothing: Drawing = { file: null, preview: null, hasFailed: false }

function useDrawing(picture: Picture, shape: PictureShape, game: CardsOf, name: string): Drawing {
  const [drawing, setDrawing] = useState(nothing)
  const slogan = words.value.landing.title
  // The table can change while the sheet is open, but most changes do not change the picture.
  const look = JSON.stringify([picture, shape, slogan])
  useEffect(() => {
    let isLatest = true
    const draw = async (): Promise<void> => {
      const blob = await makePicture(picture, shape, { game, slogan })
      const preview = await dataAddressOf(blob)
      if (!isLatest) return
      const file = new File([blob], `${name}.png`, { type: blob.type })
      setDrawing({ file, preview, hasFailed: false })
    }
    draw().catch(() => isLatest && setDrawing({ ...nothing, hasFailed: true }))
    return () => {
      isLatest = false
      setDrawing(nothing)
    }
  }, [look])
  return drawing
}

const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the picture cannot be read')))
    reader.readAsDataURL(blob)
  })
