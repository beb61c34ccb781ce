import './choice.css'

import { useId } from 'preact/hooks'

interface ChoiceProps<Value extends string | number> {
  readonly title: string
  /** A quiet one stands beside what it is about: its title is only heard. */
  readonly look?: 'quiet'
  readonly chosen: Value
  readonly values: readonly {
    readonly value: Value
    readonly name: string
    readonly lang?: string
  }[]
  readonly onChoose: (value: Value) => void
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const group = useId()
  return (
    <fieldset class="choice" data-look={props.look}>
      <legend>{props.title}</legend>
      <div class="choice-values">
        {props.values.map(({ value, name, lang }) => (
          <label key={value} lang={lang}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
