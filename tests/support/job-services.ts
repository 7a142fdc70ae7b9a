import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '#db/database.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { createLinkTokens } from '#lib/link-tokens.ts'
import type { Mail } from '#lib/mail/mailer.ts'
import { createPrinting } from '#lib/papers/print/printing.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { testPrintThread } from './print-thread.ts'
import { testRowSealer } from './row-sealer.ts'

/** Services for jobs that need few of them; mails end up in `sent`, jobs in `queued`. */
export function jobServices(
  db: Database,
  given: Partial<JobServices> = {},
): JobServices & { sent: Mail[]; queued: { job: string; payload: object }[] } {
  const sent: Mail[] = []
  const queued: { job: string; payload: object }[] = []
  return {
    db,
    queued,
    enqueue: async (_tx, job, payload) => void queued.push({ job: job.name, payload }),
    rowSealer: testRowSealer,
    scrub: async () => {},
    dataDir: join(tmpdir(), 'beaconfield-no-files'),
    sent,
    accessLog: createAccessLog('for tests only'),
    mailer: { send: async (mail) => void sent.push(mail) },
    storage: createLocalDisk({
      folder: join(tmpdir(), 'beaconfield-no-files'),
      appSecret: 'for tests only',
    }),
    scanner: undefined,
    printing: createPrinting(testPrintThread),
    publicUrl: 'http://localhost',
    linkTokens: createLinkTokens('for tests only'),
    backupFolder: undefined,
    logger: pino({ level: 'silent' }),
    ...given,
  }
}
