import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '../../thread-file.ts'
import type { Paper } from '../paper.ts'
import { PartTooLong } from './parts.ts'
import type { PrintedPages } from './print-paper.ts'

type Answer = (Omit<PrintedPages, 'bytes'> & { bytes: Uint8Array }) | { failure: string; isTooLong: boolean }

export type PrintThread = {
  /** One at a time. */
  print: (paper: Paper) => Promise<PrintedPages>
  close: () => Promise<void>
}

/** Between two papers. A thread takes ninety megabytes. */
const idleTime = 60_000
/** A hundred times what a long contract takes. */
const patience = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

const workerUrl = threadFile('print-worker', import.meta.url)

/**
 * Prints in a thread: a paper takes half a second of one core, in which this one would answer nobody. The thread starts
 * with the first paper, and ends when none comes.
 */
export function createPrintThread(): PrintThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function close() {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  async function ask(paper: Paper): Promise<Answer> {
    clearTimeout(idle)
    worker ??= startWorker()
    try {
      worker.postMessage(paper)
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) })
      idle = setTimeout(() => void close(), idleTime).unref()
      return answer
    } catch (error) {
      await close()
      throw error
    }
  }

  return {
    async print(paper) {
      const answer = await ask(paper)
      if ('failure' in answer) throw new (answer.isTooLong ? PartTooLong : Error)(answer.failure)
      const { buffer, byteOffset, byteLength } = answer.bytes
      return { ...answer, bytes: Buffer.from(buffer, byteOffset, byteLength) }
    },
    close,
  }
}

/** Without the environment, which has the site's secrets. */
function startWorker(): Worker {
  const worker = new Worker(workerUrl, { name: 'print', resourceLimits, env: {} })
  // Out of memory between two papers; the next one starts another.
  worker.on('error', () => {})
  worker.unref()
  return worker
}
