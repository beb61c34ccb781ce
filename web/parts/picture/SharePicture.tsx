import './share-picture.css'

import { useEffect, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { Choice } from '../Choice.tsx'
import { copyText } from '../copy-text.ts'
import { canSend, copyPicture, send } from './deliver.ts'
import { makePicture } from './make-picture.ts'
import { pictureShapes, pictureSizes, textOf, type Picture, type PictureShape } from './picture.ts'
import type { CardsOf } from './print.tsx'

interface SharePictureProps {
  readonly picture: Picture
  readonly game: CardsOf
  /** The beginning of the file's name. */
  readonly name: string
}

/** A preview of a picture, and the ways to pass it on. */
export function SharePicture({ picture, game, name }: SharePictureProps) {
  const text = sharingWords.value
  const [shape, setShape] = useState<PictureShape>('square')
  const [news, setNews] = useState('')
  const drawing = useDrawing(picture, shape, game, name)
  const message = textOf(picture, `${location.origin}/`)
  const deliver = async (act: Promise<boolean | null>, done: string, failed: string) => {
    const worked = await act
    if (worked !== null) setNews(worked ? done : failed)
  }
  const { done, failed } = text
  const { file, url } = drawing
  const sends = file !== null && canSend(file)
  return (
    <section class="share-picture">
      <Choice
        title={text.shape}
        chosen={shape}
        values={pictureShapes.map((value) => ({ value, name: text.shapes[value] }))}
        onChoose={(value) => {
          setNews('')
          setShape(value)
        }}
      />
      <div class="share-picture-preview" data-shape={shape}>
        {drawing.preview !== null && (
          <img
            src={drawing.preview}
            alt={`${picture.title} ${picture.caption}.`}
            {...pictureSizes[shape]}
          />
        )}
      </div>
      <div class="share-picture-ways">
        {sends && (
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => void deliver(send(file, message), done.sent, failed.send)}
          >
            <Icon name="share" />
            {text.send}
          </button>
        )}
        <button
          class="button"
          data-look={sends ? undefined : 'main'}
          type="button"
          disabled={file === null}
          onClick={() => file && void deliver(copyPicture(file), done.picture, failed.picture)}
        >
          <Icon name="copy" />
          {text.copyPicture}
        </button>
        {file !== null && url !== null ? (
          <a
            class="button"
            href={url}
            download={file.name}
            onClick={() => setNews(done.downloaded)}
          >
            <Icon name="save" />
            {text.download}
          </a>
        ) : (
          <button class="button" type="button" disabled>
            <Icon name="save" />
            {text.download}
          </button>
        )}
        <button
          class="button"
          type="button"
          onClick={() => void deliver(copyText(message), done.text, failed.text)}
        >
          <Icon name="chat" />
          {text.copyText}
        </button>
      </div>
      <p class="share-picture-news" role="status">
        {news === '' && drawing.hasFailed ? failed.draw : news}
      </p>
    </section>
  )
}

interface Drawing {
  /** The picture, and its address for the download; null while it is being drawn. */
  readonly file: File | null
  readonly url: string | null
  /** A `data:` address, since the page's policy allows no `blob:` images. */
  readonly preview: string | null
  readonly hasFailed: boolean
}

const nothing: Drawing = { file: null, url: null, preview: null, hasFailed: false }

function useDrawing(picture: Picture, shape: PictureShape, game: CardsOf, name: string): Drawing {
  const [drawing, setDrawing] = useState(nothing)
  const slogan = words.value.landing.title
  // The table can change while the sheet is open, but most changes do not change the picture.
  const look = JSON.stringify([picture, shape, slogan])
  useEffect(() => {
    let url: string | null = null
    let isLatest = true
    const draw = async (): Promise<void> => {
      const blob = await makePicture(picture, shape, { game, slogan })
      const preview = await dataAddressOf(blob)
      if (!isLatest) return
      url = URL.createObjectURL(blob)
      const file = new File([blob], `${name}.png`, { type: blob.type })
      setDrawing({ file, url, preview, hasFailed: false })
    }
    draw().catch(() => isLatest && setDrawing({ ...nothing, hasFailed: true }))
    return () => {
      isLatest = false
      if (url !== null) URL.revokeObjectURL(url)
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
