import { isTaught } from '../boards/load-later.ts'
import { NotFound } from './NotFound.tsx'
import { navigate } from '../client/router.ts'
import { Learning } from '../learn/Learning.tsx'
import { taught } from '../learn/taught.ts'

/** A first game under an address of its own; after it a table can be opened. */
export function LearnPage({ game }: { readonly game: string }) {
  if (!isTaught(game)) return <NotFound />
  return (
    <Learning
      game={game}
      close={() => {
        taught(game)
        navigate(`/open/${game}`)
      }}
    />
  )
}
