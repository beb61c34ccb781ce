const interval = 250

/**
 * Calls once npm is gone, where npm has started this process: when it is killed it passes nothing on. Who else starts it
 * may end before it, as a shell does that leaves it running.
 */
export function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_script?.includes('launch.mjs')) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    then()
  }, interval)
  watch.unref()
}
