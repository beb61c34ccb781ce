/** The version of the service, the client and the package. `package.json` names the same, as a test compares. */
export const version = '1.0.0-beta'
