/** The version of the service, the client and the package. A test keeps `package.json` in step. */
export const version = '1.0.0-beta'
