import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { cancellations } from '#db/schema/index.ts'
import { signerParties } from '#domain/contracts.ts'
import { findEnvelope } from '#features/contracts/certificate/data.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { type CancellationRow, lastDayOf, readStand } from './data/stand.ts'
import { writeCancelMail } from './mail.tsx'
import { type CancelNews, cancelNews } from './schema.ts'

/** Which status a notice has for as long as the news is true. */
const statusOf = {
  ...{ noticed: 'noticed', accepted: 'noticed', late: 'late' },
  ...{ refused: 'kept', kept: 'kept', canceled: 'canceled' },
} as const satisfies Record<CancelNews, string>

/** To the person or their attorney. What isn't true anymore isn't said. */
export const mailCancelNews = defineJob({
  name: 'cancel-news',
  schema: z.object({
    cancellationId: z.uuid(),
    party: z.enum(signerParties),
    news: z.enum(cancelNews),
  }),
  async run({ cancellationId, party, news }, services) {
    const { db } = services
    const [row] = await db.select().from(cancellations).where(eq(cancellations.id, cancellationId))
    const contract = row && (await findContract(db, row.contractId))
    if (!row || !contract?.applicationId || row.status !== statusOf[news]) return
    if (news === 'kept' && (await hasLater(services, row))) return
    const { applicationId } = contract
    const envelope = await findEnvelope(services, applicationId, party)
    if (!envelope) return
    const lastDay = lastDayOf(await readStand(db, contract), row)
    const id = `cancel-${news}-${cancellationId}-${party}`
    const letter = writeCancelMail({ id, party, news, lastDay }, envelope)
    const mail = news === 'canceled' ? 'canceled' : 'cancel-news'
    const details = { mail, party: envelope.party } as const
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})

/** Who gives notice and takes it back all day long is told of the last time. */
const hasLater = async ({ db }: Pick<JobServices, 'db'>, { contractId, recordedAt }: CancellationRow) =>
  (await db.$count(
    cancellations,
    and(eq(cancellations.contractId, contractId), gt(cancellations.recordedAt, recordedAt)),
  )) > 0
