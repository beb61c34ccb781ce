import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { useTableContext } from '../kit/table/table-context.ts'
import { besideWords } from '../words/beside.ts'

/** The path of an icon: a television. */
export const television = 'M3 5h18v12H3zM8 21h8'

/** Says whose turn it is, and that the television shows it. It replaces the prompt. */
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
        {besideWords.value.look}
      </p>
    </div>
  )
}
