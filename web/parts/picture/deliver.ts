/** The MIME type of a recorded video. */
export const clipType = 'video/webm'

/** Returns whether the browser can record a canvas as a video. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  'captureStream' in HTMLCanvasElement.prototype &&
  MediaRecorder.isTypeSupported(clipType)

/** Returns whether the device has a share sheet that accepts this file. */
export const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Opens the share sheet of the device. Returns null if the viewer closed it without sharing. */
export async function send(file: File, text: string): Promise<boolean | null> {
  try {
    await navigator.share({ files: [file], text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : false
  }
}

/** Copies a PNG to the clipboard. Returns false if the browser can't. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
    return true
  } catch {
    return false
  }
}
