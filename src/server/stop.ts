import type { Logger } from 'pino'

/** Longer than any request may take; an orchestrator kills after 30 seconds. */
const patience = 25_000

/**
 * On SIGTERM or Ctrl-C: finishes the work in progress, then exits with 0. A second signal changes nothing,
 * because npm passes on the Ctrl-C that the terminal has already sent.
 */
export function stopOnSignal(close: () => Promise<void>, logger: Logger) {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    const deadline = setTimeout(() => {
      logger.error('could not stop in time')
      process.exit(1)
    }, patience)
    await close().then(
      () => process.exit(0),
      (err) => {
        logger.error({ err }, 'could not stop cleanly')
        process.exit(1)
      },
    )
    clearTimeout(deadline)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
