/** The format of a clip. */
export const clipType = 'video/webm'

/** Whether the browser records a canvas as a clip. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  'captureStream' in HTMLCanvasElement.prototype &&
  MediaRecorder.isTypeSupported(clipType)

/** Whether the device has a share sheet that takes this file. */
export const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Opens the share sheet of the device. Null means that the viewer closed it. */
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
