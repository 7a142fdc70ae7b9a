import { and, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { advances } from '#db/schema/index.ts'
import { signerParties } from '#domain/contracts.ts'
import { findEnvelope } from '#features/contracts/certificate/data.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { wasMailed } from '#features/correspondence/delivery/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findAdvanceOf, readBalance } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { countDays } from '#lib/calendar-days.ts'
import { defineJob, defineSchedule } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { hashSecret } from '#lib/secrets.ts'
import { warnsAhead } from './data/owed.ts'
import { writeStepMail } from './mail.tsx'

/** So many days before a step we write, or as soon as we can after that. */
const noticeDays = 30
/** A mail that couldn't leave for so long would come too late to help. */
const leastDays = 7

/** To the person or their attorney, once for each step. Not if it was paid, or ended, meanwhile. */
export const mailStepAhead = defineJob({
  name: 'step-ahead',
  schema: z.object({ contractId: z.uuid(), party: z.enum(signerParties), on: z.iso.date() }),
  once: { key: ({ contractId, party, on }) => `${contractId} ${party} ${on}`, seconds: 12 * 60 * 60 },
  async run({ contractId, party, on }, services) {
    const { db } = services
    const contract = await findContract(db, contractId)
    const kept = await findAdvanceOf(db, contractId)
    if (!contract?.applicationId || !kept || kept.row.endedOn !== null) return
    const { applicationId } = contract
    const { next } = await readBalance(db, kept, await readToday(db))
    if (next?.on !== on) return
    const id = `step-ahead-${contractId}-${on}-${party}`
    const envelope = await findEnvelope(services, applicationId, party)
    if (!envelope || (await wasMailed(db, applicationId, id))) return
    const details = { mail: 'step-ahead', party: envelope.party } as const
    try {
      await mailForDesk(services, writeStepMail({ id, party, on }, envelope), { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      const held = { ...details, mailHash: hashSecret(id) }
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details: held }])
    }
  },
})

/** In the morning in New York, whichever its clock shows. */
export const warnOfStepsDaily = defineSchedule({
  name: 'steps-ahead',
  schedule: '20 14 * * *',
  async run({ db, enqueue }) {
    const today = await readToday(db)
    const out = await db
      .select({ contractId: advances.contractId })
      .from(advances)
      .where(and(isNotNull(advances.contractId), isNotNull(advances.applicationId), isNull(advances.endedOn)))
    for (const { contractId } of out) {
      const kept = contractId ? await findAdvanceOf(db, contractId) : undefined
      if (!contractId || !kept || !warnsAhead(kept.ledger)) continue
      const { next } = await readBalance(db, kept, today)
      const days = next ? countDays(today, next.on) : 0
      if (!next || days > noticeDays || days < leastDays) continue
      for (const party of signerParties)
        await db.transaction((tx) => enqueue(tx, mailStepAhead, { contractId, party, on: next.on }))
    }
  },
})
