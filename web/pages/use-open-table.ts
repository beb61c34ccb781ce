import { useEffect, useState } from 'preact/hooks'

import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { myName } from '../parts/my-name.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'
import { isOffline } from '../client/network.ts'
import { navigate } from '../client/router.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { openTableAndSit } from '../parts/open-table-and-sit.ts'

export interface TableOpening {
  /** Opens a table and navigates to it. */
  readonly open: (event: Event) => void
  /**
   * Whether a table is being opened. The button shows this with `aria-disabled`, since `disabled`
   * would take its focus.
   */
  readonly busy: boolean
  /** The time limit of turns at the new table. */
  readonly tempo: Tempo
  readonly chooseTempo: (tempo: Tempo) => void
  /** A sentence that says why the table could not be opened. Null if nothing failed. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
}

/** Returns the state of the form that opens a table, and the functions that change it. */
export function useOpenTable(game: string, options: ChosenOptions): TableOpening {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tempo, chooseTempo] = useState<Tempo>('free')

  // Removes the sentence that the service doesn't answer once the network is back. Other sentences
  // stay.
  useEffect(() => {
    if (isOffline.value) return
    const unanswered = sentenceFor({ refusal: 'unavailable' })
    setProblem((shown) => (shown === unanswered ? null : shown))
  }, [isOffline.value])

  async function open(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const from = location.pathname
    const opened = await openTableAndSit({ game, options, tempo }, myName.value.trim())
    setBusy(false)
    if (opened.ok) navigate(`/${opened.value}`, from)
    else {
      setProblem(sentenceFor(opened.refused))
      // Checks whether the network is gone, because the browser may not have noticed that. If the
      // network works, the service had an error, and the sentence stays.
      if (opened.refused.refusal === 'unavailable') void checkNetwork()
    }
  }

  return {
    open: (event) => {
      event.preventDefault()
      if (!busy) void open()
    },
    busy,
    tempo,
    chooseTempo,
    problem,
    setProblem,
  }
}

// Loaded lazily, because few visitors need it. If it can't be loaded, there is no network either.
const checkNetwork = () =>
  import('./lazy-pages.ts')
    .then((pages) => pages.loadNetworkCheck())
    .then(
      (check) => check.checkNetwork(),
      () => void (isOffline.value = true),
    )
