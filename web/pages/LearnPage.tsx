import { hasLesson } from '../boards/load-on-demand.ts'
import { NotFound } from './NotFound.tsx'
import { navigate } from '../client/router.ts'
import { LessonTable } from '../learn/LessonTable.tsx'
import { dismissLesson } from '../learn/lesson-offers.ts'

/** A first game under an address of its own; after it a table can be opened. */
export function LearnPage({ game }: { readonly game: string }) {
  if (!hasLesson(game)) return <NotFound />
  return (
    <LessonTable
      game={game}
      close={() => {
        dismissLesson(game)
        navigate(`/open/${game}`)
      }}
    />
  )
}
