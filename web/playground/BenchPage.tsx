import { aboutOf } from '../../shared/define-game/about.ts'
import { clothProps } from '../kit/cloth.ts'
import type { Bench } from './Bench.ts'
import { BenchBar } from './BenchBar.tsx'
import { ErrorSheet } from './ErrorSheet.tsx'
import { Frames } from './Frames.tsx'
import { ManyGames } from './ManyGames.tsx'
import { MoveLog, Reel } from './Reel.tsx'
import { StateTree } from './StateTree.tsx'

/**
 * The whole page of the playground: an iframe for each seat at the left, the state and the log at
 * the right, the slider over the moves at the bottom.
 */
export function BenchPage({ bench }: { readonly bench: Bench }) {
  const working = bench.working.value
  const problem = bench.problem.value
  return (
    <div class="playground" {...(working && clothProps(aboutOf(working.definition).cloth))}>
      <BenchBar bench={bench} />
      <main class="bench" data-screen={bench.screen.value.name}>
        {working && <Frames bench={bench} />}
        <section class="bench-side" data-problem={problem !== null}>
          {problem && <ErrorSheet bench={bench} problem={problem} />}
          <StateTree bench={bench} />
          {!problem && <MoveLog bench={bench} />}
        </section>
      </main>
      <footer class="bench-foot">
        <Reel bench={bench} />
        {working && <ManyGames bench={bench} />}
      </footer>
    </div>
  )
}
