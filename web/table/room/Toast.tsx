import './toast.css'

import { useEffect } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import type { ToastText } from '../model/use-toast.ts'

interface ToastProps {
  readonly toast: ToastText | null
  readonly openRule: (clause: string) => void
  readonly close: () => void
}

/** Long enough for a slow reader; the next one takes its place sooner. */
const stays = 10_000

export function Toast({ toast, openRule, close }: ToastProps) {
  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(close, stays)
    return () => clearTimeout(timer)
  }, [toast])
  const clause = toast?.clause
  return (
    <div class="toast" role="status">
      {toast !== null && (
        <div class="toast-paper">
          <p>{toast.text}</p>
          {clause !== undefined && (
            <button class="button" type="button" onClick={() => openRule(clause)}>
              {words.value.rules.open}
            </button>
          )}
          <button
            class="icon-button"
            type="button"
            aria-label={words.value.close}
            onClick={() => close()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
