type Coordinates = readonly [latitude: number, longitude: number]

/** The hints that the platform documents for where an object is wanted, and about where that is: latitude, longitude. */
const regionCoordinates = {
  wnam: [37, -122],
  enam: [39, -77],
  sam: [-23, -47],
  weur: [50, 4],
  eeur: [50, 21],
  'apac-ne': [36, 140],
  'apac-se': [1, 104],
  oc: [-34, 151],
  afr: [-26, 28],
  me: [25, 55],
} as const satisfies Partial<Record<DurableObjectLocationHint, Coordinates>>

export type Region = keyof typeof regionCoordinates
export const regions = Object.keys(regionCoordinates) as readonly Region[]

/** For whom the platform knows the continent alone. */
const regionByContinent: Readonly<Record<string, Region>> = {
  AF: 'afr',
  AN: 'oc',
  AS: 'apac-se',
  EU: 'weur',
  NA: 'enam',
  OC: 'oc',
  SA: 'sam',
}

/** What the platform says of where a request comes from. The bare runtime says nothing of it. */
type RequestLocation = Pick<
  Partial<IncomingRequestCfProperties>,
  'continent' | 'latitude' | 'longitude'
>

/** The region that a visitor is nearest to; null where nobody can tell, and one region has to do for all. */
export function regionOf(request: { readonly cf?: unknown }): Region | null {
  const { continent, latitude, longitude } = (request.cf ?? {}) as RequestLocation
  if (latitude === undefined || longitude === undefined)
    return (continent && regionByContinent[continent]) || null
  const visitor = toUnitVector([Number(latitude), Number(longitude)])
  return regions.reduce((nearest, region) =>
    closeness(visitor, region) > closeness(visitor, nearest) ? region : nearest,
  )
}

/** How the platform is asked for an object there. It listens when an object is asked for the first time, and only then. */
export const locationHint = (
  region: Region | null,
): DurableObjectNamespaceGetDurableObjectOptions =>
  region === null ? {} : { locationHint: region }

type Direction = readonly [number, number, number]

function toUnitVector([latitude, longitude]: Coordinates): Direction {
  const [up, around] = [toRadians(latitude), toRadians(longitude)]
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)]
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** 1 in the same place, -1 on the other side of the globe. */
function closeness([x, y, z]: Direction, region: Region): number {
  const [toX, toY, toZ] = toUnitVector(regionCoordinates[region])
  return x * toX + y * toY + z * toZ
}
