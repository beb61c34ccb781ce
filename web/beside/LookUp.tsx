import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { useTableContext } from '../kit/table/table-context.ts'
import { localise } from '../words/index.ts'
import { besideWords } from '../words/beside.ts'

/** The SVG path of the television icon. */
export const television = 'M3 5h18v12H3zM8 21h8'

/**
 * Replaces the prompt while other players move: says whose turn it is, and asks the player to look
 * at the television.
 */
export function LookUp({ prompt }: { readonly prompt: string }) {
  const [mover, another] = useTableContext().people.filter(({ isToMove }) => isToMove)
  return (
    <div class="look-up">
      {mover !== undefined && another === undefined && (
        <Piece of={mover.seat} face={mover.face}>
          {initialOf(mover.name)}
        </Piece>
      )}
      <h2>{prompt}</h2>
      <p>
        <Icon path={television} />
        {localise(besideWords).look}
      </p>
    </div>
  )
}
