/**
 * The version of the service, the client and the package. A test checks that `package.json` has the
 * same version.
 */
export const version = '1.0.0-beta'
