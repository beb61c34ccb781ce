import { pageLimits } from '../../../shared/wire/page-limits.ts'

interface PersonNameProps {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
}

/** Whoever types is not always the one who bears it: the browser is to suggest nothing. */
export const PersonName = ({ label, name, onName }: PersonNameProps) => (
  <label class="field">
    {label}
    <input
      value={name}
      maxLength={pageLimits.nameLetters}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  </label>
)
