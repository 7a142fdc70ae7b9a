import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '../thread-file.ts'
import type { IncomingMail } from './incoming.ts'
import type { MailStart } from './mail-start.ts'

export type MailReader = {
  /** Too many wait: the mail service has to try again. */
  read: (start: MailStart) => Promise<IncomingMail | 'unreadable' | 'busy'>
  close: () => Promise<void>
}

const maxWaiting = 20
/** Between two mails. A thread takes twenty megabytes. */
const idleTime = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 3 }

const workerUrl = threadFile('mail-worker', import.meta.url)

/**
 * Parses strangers' mails in a thread with little memory, one after the other: a mail made to take all memory or time
 * ends the thread and not the site. The thread starts with the first mail, and ends when none comes.
 */
export function createMailReader({ patience = 10_000 } = {}): MailReader {
  let worker: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  async function stop() {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  async function readNext(start: MailStart): Promise<IncomingMail | 'unreadable'> {
    clearTimeout(idle)
    worker ??= startWorker()
    try {
      worker.postMessage(start)
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) })
      idle = setTimeout(() => void stop(), idleTime).unref()
      return answer
    } catch {
      await stop()
      return 'unreadable'
    }
  }

  return {
    async read(start) {
      if (waiting >= maxWaiting) return 'busy'
      waiting += 1
      const reading = last.then(() => readNext(start))
      last = reading
      return reading.finally(() => {
        waiting -= 1
      })
    },
    close: stop,
  }
}

/** Without the environment, which has the site's secrets. */
function startWorker(): Worker {
  const worker = new Worker(workerUrl, { name: 'mail', resourceLimits, env: {} })
  // Out of memory between two mails; the next one starts another.
  worker.on('error', () => {})
  worker.unref()
  return worker
}
