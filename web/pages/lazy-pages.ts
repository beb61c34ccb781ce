// Pages that load in two steps. Otherwise the main chunk, or that of the landing page, would carry
// the long list of the files that such a page needs, although few visitors need the page.
export const loadLocalTablePage = () => import('./LocalTablePage.tsx')
export const loadOfflineLanding = () => import('./OfflineLanding.tsx')
export const loadDayTicket = () => import('./DayTicket.tsx')
export const loadLeftSeats = () => import('../table/time/LeftSeats.tsx')
export const loadOpenShared = () => import('../table/shared-phone/OpenSharedTable.tsx')
