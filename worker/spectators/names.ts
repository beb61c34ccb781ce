import { locationHint, type Region, regions } from '../region.ts'

/** Which relay of a table: one of those of a region, or of those for visitors of whom nobody can tell where they are. */
export type Place = { readonly region: Region | null; readonly number: number }

export const relayName = (code: string, { region, number }: Place): string =>
  region === null ? `${code}/${number}` : `${code}/${region}/${number}`

export function readRelayName(name: string): { readonly code: string } & Place {
  const [code = '', ...place] = name.split('/')
  const region = regions.find((one) => one === place[0]) ?? null
  return { code, region, number: Number(place.at(-1)) }
}

/** The relay of this place, which is there when it is asked for the first time. */
export const relayAt = <Relay extends Rpc.DurableObjectBranded>(
  relays: DurableObjectNamespace<Relay>,
  code: string,
  place: Place,
): DurableObjectStub<Relay> => relays.getByName(relayName(code, place), locationHint(place.region))
