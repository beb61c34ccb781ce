import chromium from '@sparticuz/chromium'

// Unpacks the browser in a separate process, for two reasons. The package takes its folder from an environment variable. And
// while this process writes a file, a child that the parent forks must not inherit the open file: Linux does not execute a file
// that is open for writing.
await chromium.executablePath()
