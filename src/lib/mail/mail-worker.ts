import { parentPort } from 'node:worker_threads'
import { readIncomingMail } from './incoming.ts'
import type { MailStart } from './mail-start.ts'

/** A thread of its own: `mail-reader.ts` starts it and ends it. */
parentPort?.on('message', async ({ bytes, isCut }: MailStart) => {
  parentPort?.postMessage(await readIncomingMail(bytes, isCut).catch(() => 'unreadable'))
})
