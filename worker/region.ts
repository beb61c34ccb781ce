type Coordinates = readonly [latitude: number, longitude: number]

/** The location hints that the platform documents, each with its approximate latitude and longitude. */
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

/** The region for each continent. Used if the platform knows only the continent of a request. */
const regionByContinent: Readonly<Record<string, Region>> = {
  AF: 'afr',
  AN: 'oc',
  AS: 'apac-se',
  EU: 'weur',
  NA: 'enam',
  OC: 'oc',
  SA: 'sam',
}

/** Where a request comes from, as Cloudflare reports it. Self-hosted workerd reports nothing. */
type RequestLocation = Pick<
  Partial<IncomingRequestCfProperties>,
  'continent' | 'latitude' | 'longitude'
>

/** Returns the region nearest to the visitor; null if the location is unknown, as with self-hosted workerd. */
export function regionOf(request: { readonly cf?: unknown }): Region | null {
  const { continent, latitude, longitude } = (request.cf ?? {}) as RequestLocation
  if (latitude === undefined || longitude === undefined)
    return (continent && regionByContinent[continent]) || null
  const visitor = toUnitVector([Number(latitude), Number(longitude)])
  return regions.reduce((nearest, region) =>
    closeness(visitor, region) > closeness(visitor, nearest) ? region : nearest,
  )
}

/** Returns the options that place an object in a region. The platform heeds them only when the object is first created. */
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

/** Returns the dot product of two unit vectors: 1 for the same place, -1 for the opposite side of the globe. */
function closeness([x, y, z]: Direction, region: Region): number {
  const [toX, toY, toZ] = toUnitVector(regionCoordinates[region])
  return x * toX + y * toY + z * toZ
}
