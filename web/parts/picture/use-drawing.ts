import { useEffect, useState } from 'preact/hooks'

interface Drawing {
  /** The picture; null while it is being drawn. */
  readonly file: File | null
  /** A `data:` URL, because the page's content security policy forbids `blob:` images. */
  readonly preview: string | null
  readonly hasFailed: boolean
}

const nothing: Drawing = { file: null, preview: null, hasFailed: false }

/**
 * Draws a picture for a file with this name.
 * @param look everything that the picture shows. The picture is drawn again only if it changes
 */
export function useDrawing(draw: () => Promise<Blob>, name: string, look: string): Drawing {
  const [drawing, setDrawing] = useState(nothing)
  useEffect(() => {
    let isLatest = true
    const show = async (): Promise<void> => {
      const blob = await draw()
      const preview = await dataAddressOf(blob)
      if (!isLatest) return
      const file = new File([blob], `${name}.png`, { type: blob.type })
      setDrawing({ file, preview, hasFailed: false })
    }
    show().catch(() => isLatest && setDrawing({ ...nothing, hasFailed: true }))
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
