import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { copyText } from '../copy-text.ts'
import { canSend, send } from './deliver.ts'

interface DeliveryButtonsProps {
  /** The file to share; null until it has been created. */
  readonly file: File | null
  /** The text that is sent along with the file. */
  readonly message: string
  /** The status line shown before the viewer has sent, copied or downloaded anything. */
  readonly news: string
  readonly text: {
    readonly sent: string
    readonly downloaded: string
    readonly sendFailed: string
    readonly textFailed: string
  }
  /** Renders further content before the download button. */
  readonly more?: (deliver: Deliver) => ComponentChildren
}

/**
 * Waits for `act`. Shows the text `done` if it resolves to true, and `failed` if it resolves to
 * false. Null means that the viewer has cancelled, and shows nothing.
 */
type Deliver = (act: Promise<boolean | null>, done: string, failed: string) => void

/** Buttons to send, download or copy a file, and a text that reports whether that worked. */
export function DeliveryButtons({ file, message, news, text, more }: DeliveryButtonsProps) {
  const { send: sendName, download, copyText: copyName, done } = localise(sharingWords)
  const [delivered, setDelivered] = useState('')
  const url = useAddress(file)
  const deliver: Deliver = (act, worked, failed) => {
    const wait = async () => {
      const result = await act
      if (result !== null) setDelivered(result ? worked : failed)
    }
    void wait()
  }
  return (
    <div class="share-picture-side">
      <div class="share-picture-ways">
        {file !== null && canSend(file) && (
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => deliver(send(file, message), text.sent, text.sendFailed)}
          >
            <Icon name="share" />
            {sendName}
          </button>
        )}
        {more?.(deliver)}
        {file !== null && url !== null ? (
          <a
            class="button"
            href={url}
            download={file.name}
            onClick={() => setDelivered(text.downloaded)}
          >
            <Icon name="save" />
            {download}
          </a>
        ) : (
          <button class="button" type="button" disabled>
            <Icon name="save" />
            {download}
          </button>
        )}
        <button
          class="button"
          type="button"
          onClick={() => deliver(copyText(message), done.text, text.textFailed)}
        >
          <Icon name="chat" />
          {copyName}
        </button>
      </div>
      <p class="share-picture-news" role="status">
        {delivered === '' ? news : delivered}
      </p>
    </div>
  )
}

/** Returns an object URL with which the file can be downloaded. */
function useAddress(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = file === null ? null : URL.createObjectURL(file)
    setUrl(made)
    return () => {
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
