import { pageLimits } from '../../shared/protocol/page-limits.ts'
import { words } from '../words/index.ts'

interface NameFieldProps {
  readonly name: string
  readonly onName: (name: string) => void
}

export const NameField = ({ name, onName }: NameFieldProps) => (
  <label class="field">
    {words.value.yourName}
    <input
      value={name}
      maxLength={pageLimits.nameLetters}
      autocomplete="nickname"
      spellcheck={false}
      required
      onInput={(event) => onName(event.currentTarget.value)}
    />
  </label>
)
