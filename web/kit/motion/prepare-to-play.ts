/** What plays the score. Nobody needs it for a first look at a table, so it comes after that. */
export const fetchPerformance = () => import('./performance.ts')

/** So that it is there when something happens. */
export const prepareToPlay = (): void => void fetchPerformance().catch(() => {})
