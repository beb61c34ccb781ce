import chromium from '@sparticuz/chromium'

// A process of its own: the package takes its folder from the environment, and a file that is being written must not be
// open in a process that starts others.
await chromium.executablePath()
