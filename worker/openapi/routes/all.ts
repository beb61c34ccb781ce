import type { DocumentedRoute } from './route.ts'
import { ofSeats } from './seats.ts'
import { ofService } from './service.ts'
import { ofTables } from './tables.ts'

/** Every route, in the order of the document. */
export const documentedRoutes: readonly DocumentedRoute[] = [...ofService, ...ofTables, ...ofSeats]
