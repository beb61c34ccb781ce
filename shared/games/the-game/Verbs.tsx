import type { ComponentChildren } from 'preact'

import { Icon } from './Icon.tsx'
import type { Need } from './need.ts'
import { beginSayings, type BeginSaying } from './state.ts'
import type { Words } from './words/en.ts'

/** The one fixed place for what a player can do beside laying cards, and for the name of what was touched last. */
export const Verbs = (props: {
  readonly words: Words
  readonly caption: string
  /** Absent while the hand lies by number anyway. */
  readonly sort: (() => void) | undefined
  readonly listKeys: () => void
  readonly children: ComponentChildren
}) => (
  <div class="verbs">
    <p class="caption" aria-live="polite">
      {props.caption}
    </p>
    {props.sort && (
      <button type="button" class="icon-button" aria-label={props.words.sort} onClick={props.sort}>
        <Icon of="sort" />
      </button>
    )}
    <button
      type="button"
      class="icon-button keys"
      aria-label={props.words.shortcuts.title}
      onClick={props.listKeys}
    >
      <Icon of="keys" />
    </button>
    {props.children}
  </div>
)

export function TurnVerbs(props: {
  readonly words: Words
  /** What my turn still asks for; null while it is not mine. */
  readonly need: Need | null
  readonly canEnd: boolean
  readonly end: () => void
  readonly takeBack: (() => void) | undefined
}) {
  const { words, need, canEnd } = props
  const missing = need && (need.more > 0 ? words.more(need.more) : need.cover ? words.cover : null)
  return (
    <>
      <button
        type="button"
        class="button"
        data-verb="take-back"
        disabled={!props.takeBack}
        onClick={props.takeBack}
      >
        <Icon of="back" />
        {words.takeBack}
      </button>
      {/* Not disabled while cards are missing: a tap then says which rule asks for them. */}
      <button
        type="button"
        class="button"
        data-look={canEnd ? 'main' : 'waiting'}
        data-verb="end"
        disabled={need === null}
        aria-disabled={!canEnd}
        onClick={props.end}
      >
        {words.end}
        {missing && <small>{missing}</small>}
      </button>
    </>
  )
}

/** Before the first card: who would like to begin. */
export const BeginVerbs = (props: {
  readonly words: Words
  readonly said: BeginSaying | undefined
  readonly say: (says: BeginSaying | null) => void
}) =>
  beginSayings.map((says) => (
    <button
      key={says}
      type="button"
      class="button"
      aria-pressed={says === props.said}
      onClick={() => props.say(says === props.said ? null : says)}
    >
      {props.words.sayings[says]}
    </button>
  ))
