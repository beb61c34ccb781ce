// Pages and parts of the landing page that load in two steps: first this module, then the page.
// Otherwise the main chunk or the landing page would contain a list of all files of the page,
// although few visitors need them.
export const loadLocalTablePage = () => import('./LocalTablePage.tsx')
export const loadOfflineParts = () => import('./offline-parts.tsx')
export const loadDayTicket = () => import('./DayTicket.tsx')
export const loadLeftSeats = () => import('../table/time/LeftSeats.tsx')
export const loadOpenShared = () => import('../table/shared-phone/OpenSharedTable.tsx')
export const loadCustomRules = () => import('../parts/rules/CustomRules.tsx')
export const loadRulesEditor = () => import('../parts/rules/RulesEditor.tsx')
export const loadTempoChoice = () => import('../parts/TempoChoice.tsx')
export const loadNetworkCheck = () => import('../client/check-network.ts')
