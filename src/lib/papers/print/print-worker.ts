import { parentPort } from 'node:worker_threads'
import type { Paper } from '../paper.ts'
import { PartTooLong } from './parts.ts'
import { printPages } from './print-paper.ts'

/** A thread of its own: `print-thread.ts` starts it and ends it. */
parentPort?.on('message', async (paper: Paper) => {
  const answer = await printPages(paper).catch((error: Error) => ({
    failure: error.message,
    isTooLong: error instanceof PartTooLong,
  }))
  parentPort?.postMessage(answer)
})
