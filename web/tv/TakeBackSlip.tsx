import './take-back-slip.css'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import type { Person } from '../kit/table/table-context.ts'
import { localise } from '../words/index.ts'
import { televisionWords } from '../words/tv.ts'

interface TakeBackSlipProps {
  readonly request: NonNullable<PublicTable['takeBackRequest']>
  readonly people: readonly Person[]
}

/** A slip in place of the caption: who would like to take a move back, and who has agreed so far. */
export function TakeBackSlip({ request: { seat, asked, agreed }, people }: TakeBackSlipProps) {
  const text = localise(televisionWords)
  const nameAt = (one: number): string => people[one]?.name ?? ''
  return (
    <section class="tv-asked" aria-hidden="true">
      <Piece of={seat} face="ouch" />
      <div>
        <b>{text.asks(nameAt(seat))}</b>
        <span>{text.asksMeans}</span>
      </div>
      <ul>
        {asked.map((one) => (
          <li key={one}>
            <Piece of={one}>{initialOf(nameAt(one))}</Piece>
            <span data-agreed={agreed.includes(one)}>
              {agreed.includes(one) ? (
                <Icon name="check" />
              ) : (
                <>
                  <i />
                  <i />
                  <i />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
