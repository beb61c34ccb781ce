import { join } from 'node:path'

import { takeFolder } from '../local/take-folder.mjs'

/** Serves the folder that was built, and holds the lock of its tables meanwhile. */
export async function serve(launcher, handed) {
  const { command, folder, state, listen, origin, stdout, greeting } = handed
  const lock = takeFolder(state, { command, address: origin })
  if (lock === null) return fail(`Another process has just begun to serve the tables in ${state}.`)
  const env = { ...process.env, STATE: state, LISTEN: listen }
  const hear = (line) => {
    const { event, port } = JSON.parse(line)
    if (event !== 'listen') return
    const url = new URL(origin)
    url.port = port
    lock.tell(url.origin)
    process.stdout.write(greeting.replaceAll(origin, url.origin))
  }
  const program = ['sh', join(folder, 'start.sh'), '--control-fd=4']
  const code = await launcher.run(program, { env, hear, stdout })
  return launcher.isAsked ? 0 : fail(`The service has ended with ${code}.`)
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  return 1
}
