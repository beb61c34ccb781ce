import { useEffect, useRef, useState } from 'preact/hooks'

import { localise, words } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { DeliveryButtons } from './DeliveryButtons.tsx'
import { clipSize, recordClip } from './record-clip.ts'
import type { Picture } from './picture.ts'
import type { CardsOf } from './print.tsx'

interface ShareClipProps {
  /** Returns the pictures from which the video is made. */
  readonly clip: () => readonly Picture[]
  readonly game: CardsOf
  /** The first part of the file name. */
  readonly name: string
  /** The text that is sent along with the video. */
  readonly message: string
}

/**
 * Records a video from pictures, and shows the video during the recording. Then offers buttons to
 * share it.
 */
export function ShareClip({ clip, game, name, message }: ShareClipProps) {
  const text = localise(sharingWords).clip
  const canvas = useRef<HTMLCanvasElement>(null)
  const [part, setPart] = useState(0)
  const [file, setFile] = useState<File | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    const record = async (): Promise<void> => {
      if (canvas.current === null) return
      const blob = await recordClip(clip(), {
        canvas: canvas.current,
        game,
        slogan: words.value.landing.title,
        onProgress: setPart,
        signal,
      })
      if (!signal.aborted) setFile(new File([blob], `${name}.webm`, { type: blob.type }))
    }
    record().catch(() => signal.aborted || setHasFailed(true))
    return () => stopping.abort()
  }, [])
  const isRecording = file === null && !hasFailed
  return (
    <>
      <div class="share-picture-preview" data-shape="clip">
        <canvas
          ref={canvas}
          role="img"
          aria-label={text.title}
          width={clipSize}
          height={clipSize}
        />
        {isRecording && <progress aria-label={text.recording} value={part} />}
      </div>
      <DeliveryButtons
        file={file}
        message={message}
        text={text}
        news={hasFailed ? text.failed : isRecording ? text.recording : text.ready}
      />
    </>
  )
}
