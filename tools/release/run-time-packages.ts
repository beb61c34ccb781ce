/** The entry of a package in npm's lockfile. The entry with the key `''` is our own package. */
type Locked = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}
export type LockFile = { readonly packages: Readonly<Record<string, Locked>> }

type Package = { readonly name: string; readonly version: string; readonly licence: string }

/** Licences that allow everyone to use, change and redistribute the product. */
const permissive = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  // The licence of the fonts. It forbids selling a font by itself, and demands that each font comes
  // with the licence.
  'OFL-1.1',
])

/**
 * Returns whether a licence expression is allowed. For an OR, one allowed licence is enough. For an
 * AND, all licences must be allowed.
 */
export const isKnown = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => permissive.has(one)))

/** Returns all packages that the product depends on, directly or through other packages. */
export function runTimePackages({ packages }: LockFile): Package[] {
  const found = new Map<string, Package>()
  const visit = (place: string): void => {
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const inside = placeOf(packages, place, name)
      if (found.has(inside)) continue
      const { version = '', license = '' } = packages[inside] ?? {}
      found.set(inside, { name, version, licence: license })
      visit(inside)
    }
  }
  visit('')
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * Returns the lockfile key of the package `name` that the package `from` imports. Looks in the same
 * folders as Node: in `from`, then in the folders above it.
 */
function placeOf(packages: LockFile['packages'], from: string, name: string): string {
  for (
    let around = from;
    ;
    around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules') - 1))
  ) {
    const place = `${around === '' ? '' : `${around}/`}node_modules/${name}`
    if (place in packages) return place
    if (around === '') throw new Error(`${name}, which ${from} asks for, is not in the lock file`)
  }
}

/** Returns the number of packages that are only for builds and tests. */
export const developmentCount = ({ packages }: LockFile): number =>
  Object.values(packages).filter(({ dev }) => dev).length
