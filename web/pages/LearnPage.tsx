import { hasLesson } from '../boards/load-on-demand.ts'
import { NotFound } from './NotFound.tsx'
import { navigate } from '../client/router.ts'
import { LessonTable } from '../learn/LessonTable.tsx'
import { dismissLesson } from '../learn/lesson-offers.ts'

/** Shows a lesson, and then offers to open a table. */
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
