import { locationHint, type Region, regions } from '../region.ts'

/** Identifies one of the relays of a table. `region` is null for visitors whose location is unknown. */
export type RelayId = { readonly region: Region | null; readonly number: number }

/** A relay's subscription to the updates of its table. */
export type Subscription = RelayId & {
  /** A number that is higher for each new subscription of the same relay. */
  readonly generation: number
}

/** How many people and screens watch through a relay. */
export type Audience = {
  readonly spectators: number
  /** How many of the spectators are televisions. */
  readonly televisions: number
}
export const nobody: Audience = { spectators: 0, televisions: 0 }

export const relayName = (code: string, { region, number }: RelayId): string =>
  region === null ? `${code}/${number}` : `${code}/${region}/${number}`

export function parseRelayName(name: string): { readonly code: string } & RelayId {
  const [code = '', ...rest] = name.split('/')
  const region = regions.find((one) => one === rest[0]) ?? null
  return { code, region, number: Number(rest.at(-1)) }
}

/**
 * Returns the stub of a relay. The platform creates the object with the first call, near the
 * relay's region.
 */
export const getRelay = <Relay extends Rpc.DurableObjectBranded>(
  relays: DurableObjectNamespace<Relay>,
  code: string,
  id: RelayId,
): DurableObjectStub<Relay> => relays.getByName(relayName(code, id), locationHint(id.region))
