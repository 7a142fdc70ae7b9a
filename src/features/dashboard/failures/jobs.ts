import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { readSiteName } from '#features/texts/data.ts'
import { countAttempt } from '#lib/attempts.ts'
import { defineJob } from '#lib/jobs/job.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { writeFailureMail } from './mail.tsx'
import { failureSchema } from './schema.ts'

const hour = 60 * 60_000
/** Strangers choose no place, but a release with a defect may have many. */
const mostPlaces = 200

export const mailFailures = defineJob({
  name: 'failure-mail',
  schema: z.object({ id: z.uuid(), failures: z.array(failureSchema).min(1) }),
  async run({ id, failures }, { db, mailer }) {
    await mailer.send(writeFailureMail(id, failures, await readSiteName(db)))
  },
})

/** All processes together send one mail an hour. The counts of an ended process are in the log alone. */
export function createFailureCounts({ db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue' | 'counts'> }) {
  let counts = new Map<string, number>()
  return {
    count(place: string) {
      const known = counts.has(place) || counts.size < mostPlaces
      const name = known ? place : 'elsewhere'
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    /** Queues a mail if there is something to tell and the last one was sent an hour ago. */
    async tell() {
      if (counts.size === 0) return
      const queued = (await jobs.counts()).get(mailFailures.name)
      // While the mail server is away, one mail waits for it and not one for each hour.
      if (queued && queued.waiting + queued.active > 0) return
      const told = counts
      counts = new Map()
      const isQueued = await db
        .transaction(async (tx) => {
          if ((await countAttempt(tx, 'failure mail', hour)).current > 1) return false
          const failures = Array.from(told, ([place, count]) => ({ place, count }))
          await jobs.enqueue(tx, mailFailures, { id: randomUUID(), failures })
          return true
        })
        .catch(() => false)
      if (isQueued) return
      for (const [place, count] of told) counts.set(place, (counts.get(place) ?? 0) + count)
    },
  }
}
