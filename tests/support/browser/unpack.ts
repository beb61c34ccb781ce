import chromium from '@sparticuz/chromium'

// Runs as a separate process: the package reads its folder from the environment, and on Linux a file that a forking process
// has open for writing cannot be executed.
await chromium.executablePath()
