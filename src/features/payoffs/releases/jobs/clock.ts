import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { advances, letters } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { defineSchedule, type JobServices } from '#lib/jobs/job.ts'
import { findClosing } from '../content/closing.ts'
import { followLedger, releaseOf } from '../mutations/closing.ts'
import { fileEndingLetter } from './letters.ts'

/** A release that the queue gave up is asked for again for so long. */
const askedDays = 30

/** What a payment of tomorrow paid ends tomorrow, and a release that is missing is asked for again. */
export const endPaidDaily = defineSchedule({
  name: 'end-what-is-paid',
  schedule: '35 5 * * *',
  async run({ db, enqueue }) {
    const since = addDays(await readToday(db), -askedDays)
    const isRecent = and(inArray(advances.ending, ['paid', 'reduced']), gte(advances.endedOn, since))
    const files = await db
      .selectDistinct({ id: advances.applicationId })
      .from(advances)
      .where(
        and(
          isNotNull(advances.contractId),
          isNotNull(advances.applicationId),
          or(isNull(advances.endedOn), isRecent),
        ),
      )
    for (const { id } of files) if (id) await db.transaction((tx) => followClock({ tx, enqueue }, id))
  },
})

async function followClock(writing: { tx: Transaction; enqueue: JobServices['enqueue'] }, id: string) {
  const { tx, enqueue } = writing
  if (!(await lockFile(tx, id))) return
  const claim = await listAdvances(tx, id)
  const standings = findClosing(claim, await readToday(tx))
  if (standings.some(({ closes, reopens }) => closes || reopens))
    await followLedger(writing, id, { party: 'clock' })
  const unreleased = await listUnreleased(tx, id, claim)
  if (unreleased.length > 0) await enqueue(tx, fileEndingLetter, releaseOf(id, unreleased))
}

async function listUnreleased(tx: Transaction, id: string, claim: readonly KeptAdvance[]) {
  const isRelease = and(eq(letters.applicationId, id), eq(letters.kind, 'release'), isNull(letters.endedAt))
  const rows = await tx.select({ figures: letters.figures }).from(letters).where(isRelease)
  const released = rows.flatMap(({ figures }) => figures.parts.map(({ advanceId }) => advanceId))
  return claim.filter(
    ({ row }) =>
      row.contractId !== null &&
      (row.ending === 'paid' || row.ending === 'reduced') &&
      !released.includes(row.id),
  )
}
