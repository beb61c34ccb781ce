import chromium from '@sparticuz/chromium'

// Unpacks the browser in a separate process, for two reasons. The package takes its folder from an
// environment variable. And Linux refuses to execute a file while any process has it open for
// writing. If the parent process wrote the file, a child that it forks would inherit the open file.
await chromium.executablePath()
