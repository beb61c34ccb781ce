import { clipType } from './deliver.ts'
import { preparePainter, type PictureTools } from './make-picture.ts'
import type { Picture } from './picture.ts'

/** The width and height of a video in pixels. */
export const clipSize = 720

/** The largest size of a video in bytes. */
export const maxClipBytes = 3_000_000

const durations = { move: 1_000, last: 2_600 } as const
/** The time in ms in which a picture fades into the next one. */
const fade = 200
const frame = 40

interface Scene {
  readonly picture: number
  /** The opacity of this picture over the previous one, from 0 to 1. */
  readonly shown: number
}

/** Returns the duration of a video in ms. Its last picture is shown longer than the others. */
export const clipDuration = (pictures: number): number =>
  (pictures - 1) * durations.move + durations.last

/**
 * Returns which picture a video shows at a time (in ms from its start), and how far that picture
 * has faded in.
 */
export function sceneAt(time: number, pictures: number): Scene {
  const picture = Math.min(Math.floor(time / durations.move), pictures - 1)
  const shown = (time - picture * durations.move) / fade
  return { picture, shown: picture === 0 ? 1 : Math.min(shown, 1) }
}

/**
 * Returns the bits per second with which a video of this duration stays below `maxClipBytes`. Uses
 * only 80 % of the bytes, because encoders sometimes exceed their bit rate.
 */
export const bitRate = (duration: number): number =>
  Math.min(2_000_000, Math.floor((0.8 * 8 * maxClipBytes) / (duration / 1_000)))

interface ClipOptions extends PictureTools {
  /** The canvas that shows the video while it is recorded. */
  readonly canvas: HTMLCanvasElement
  /** Called with the recorded fraction, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * Records pictures as a WebM video. Recording takes as long as the video lasts. Rejects if the
 * browser cannot record.
 */
export async function recordClip(
  pictures: readonly Picture[],
  { canvas, onProgress, signal, ...tools }: ClipOptions,
): Promise<Blob> {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser has no canvas')
  const painter = await preparePainter(pictures, 'square', tools)
  const before = document.createElement('canvas')
  for (const one of [canvas, before]) Object.assign(one, { width: clipSize, height: clipSize })
  let painted = -1
  const draw = (time: number): void => {
    const { picture, shown } = sceneAt(time, pictures.length)
    const next = pictures[picture]
    if (picture !== painted && next !== undefined) {
      before.getContext('2d')?.drawImage(canvas, 0, 0)
      painter.paint(next)
      painted = picture
    }
    context.globalAlpha = 1
    context.drawImage(before, 0, 0)
    context.globalAlpha = shown
    context.drawImage(painter.canvas, 0, 0, clipSize, clipSize)
  }
  const whole = clipDuration(pictures.length)
  draw(0)
  const stream = canvas.captureStream()
  try {
    const recording = startRecording(stream, bitRate(whole))
    const begun = performance.now()
    for (let time = 0; time < whole; time = performance.now() - begun) {
      draw(time)
      onProgress(time / whole)
      await pause(frame, signal)
    }
    // A recording ends with the last change of the canvas. Without this additional frame, the video
    // could end before the last picture has been shown long enough.
    draw(whole)
    const clip = await recording.stop()
    if (clip.size > maxClipBytes) throw new Error('the clip is too large')
    return clip
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

function startRecording(stream: MediaStream, videoBitsPerSecond: number) {
  const recorder = new MediaRecorder(stream, { mimeType: clipType, videoBitsPerSecond })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const recorded = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: clipType })))
    recorder.addEventListener('error', () => reject(new Error('the recording failed')))
  })
  // If the recording was aborted, nothing awaits `recorded`, and its rejection must not be
  // reported.
  recorded.catch(() => {})
  recorder.start()
  const stop = (): Promise<Blob> => {
    if (recorder.state !== 'inactive') recorder.stop()
    return recorded
  }
  return { stop }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  }).then(() => signal.throwIfAborted())
