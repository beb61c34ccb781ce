import './toast.css'

import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { words } from '../../words/index.ts'
import type { ToastMessage } from './use-toast.ts'

interface ToastProps {
  readonly message: ToastMessage
  /**
   * A button that asks the host to act. It is shown only if the action was refused because only the
   * host can do it.
   */
  readonly askHost?: ComponentChildren
  readonly openRule: (clause: string) => void
  readonly close: () => void
}

/**
 * How long a message is shown, in ms. Ten seconds are enough for slow readers. A newer message
 * replaces it earlier.
 */
const toastDuration = 10_000

/**
 * A message about the viewer's last action, shown instead of the prompt. An example is a refusal
 * with a link to the rule.
 */
export function Toast({ message, askHost, openRule, close }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(close, toastDuration)
    return () => clearTimeout(timer)
  }, [message])
  const { text, clause, needsHost = false } = message
  const me = useTableContext().people.find(({ isMe }) => isMe)
  return (
    <div class="answer" data-refuses={clause !== undefined}>
      {clause !== undefined && me !== undefined && <Piece of={me.seat} face="ouch" />}
      <div class="answer-text">
        <p>{text}</p>
        {clause !== undefined && (
          <button class="answer-rule" type="button" onClick={() => openRule(clause)}>
            {words.value.rules.open}
          </button>
        )}
        {needsHost && askHost}
      </div>
      <button class="icon-button" type="button" aria-label={words.value.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
