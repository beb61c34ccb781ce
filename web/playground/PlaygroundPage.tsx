import { aboutOf } from '../../shared/define-game/about.ts'
import { clothProps } from '../kit/cloth.ts'
import type { Playground } from './Playground.ts'
import { PlaygroundBar } from './PlaygroundBar.tsx'
import { ErrorSheet } from './ErrorSheet.tsx'
import { Frames } from './Frames.tsx'
import { ManyGames } from './ManyGames.tsx'
import { MoveLog, MoveControls } from './MoveControls.tsx'
import { StateTree } from './StateTree.tsx'

/**
 * The whole page of the playground. At the left is an iframe for each seat, at the right the state
 * and the log, at the bottom the slider over the moves.
 */
export function PlaygroundPage({ playground }: { readonly playground: Playground }) {
  const working = playground.working.value
  const problem = playground.problem.value
  return (
    <div class="playground" {...(working && clothProps(aboutOf(working.definition).cloth))}>
      <PlaygroundBar playground={playground} />
      <main class="playground-main" data-screen={playground.screen.value.name}>
        {working && <Frames playground={playground} />}
        <section class="playground-side" data-problem={problem !== null}>
          {problem && <ErrorSheet playground={playground} problem={problem} />}
          <StateTree playground={playground} />
          {!problem && <MoveLog playground={playground} />}
        </section>
      </main>
      <footer class="playground-foot">
        <MoveControls playground={playground} />
        {working && <ManyGames playground={playground} />}
      </footer>
    </div>
  )
}
