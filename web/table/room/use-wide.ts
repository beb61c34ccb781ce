import { useEffect, useState } from 'preact/hooks'

/** Room for the talk beside the board. Known to the script too, since talk is either beside it or in a drawer. */
const wide = '(min-width: 60rem)'

export function useWide(): boolean {
  const [matches, setMatches] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const look = (): void => setMatches(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return matches
}
