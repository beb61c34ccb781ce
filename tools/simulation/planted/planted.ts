import type { Change } from '../program.ts'
import type { Planted } from './fault.ts'
import { inPages } from './in-pages.ts'
import { inService } from './in-service.ts'

export const planted: readonly Planted[] = [...inService, ...inPages]

/** The fault that goes by this name. */
export function faultNamed(name: string): Change {
  const fault = planted.find((one) => one.name === name)
  if (!fault) throw new Error(`‘${name}’ is none of\n${planted.map((one) => one.name).join('\n')}`)
  return fault
}
