import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { applications, contracts, payoutSignatures, payouts, people } from '#db/schema/index.ts'
import { findEnvelope } from '#features/contracts/reminders/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { askedOf, mailAsked } from '#features/decisions/jobs.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { writeMoneyMail } from './mail.tsx'

/** To the person: the money is on its way, or it came back. Nothing where that is no longer so. */
export const mailMoney = defineJob({
  name: 'money-mail',
  schema: z.object({ payoutId: z.uuid(), news: z.enum(['sent', 'returned']) }),
  async run({ payoutId, news }, services) {
    const { db } = services
    const [found] = await db
      .select({
        status: payouts.status,
        method: payouts.method,
        sentOn: payouts.sentOn,
        applicationId: contracts.applicationId,
      })
      .from(payouts)
      .innerJoin(contracts, eq(contracts.id, payouts.contractId))
      .where(eq(payouts.id, payoutId))
    if (!found?.applicationId || !found.sentOn) return
    const { applicationId, status, method, sentOn } = found
    if ((status === 'returned') !== (news === 'returned')) return
    const envelope = await findEnvelope(services, applicationId, 'person')
    if (!envelope) return
    const letter = writeMoneyMail({ id: `money-${news}-${payoutId}`, news, method, sentOn }, envelope)
    const details = {
      mail: news === 'sent' ? ('money-sent' as const) : ('money-news' as const),
      party: envelope.party,
    }
    try {
      await mailForDesk(services, letter, { applicationId, ...details })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})

/** Mails the person who signed alone: somebody else may have sat at their desk. */
export const mailPayoutAlone = defineJob({
  name: 'payout-signed-alone',
  schema: z.object({ payoutSignatureId: z.uuid() }),
  async run({ payoutSignatureId: id }, services) {
    const [signed] = await services.db
      .select(askedOf(payoutSignatures))
      .from(payoutSignatures)
      .innerJoin(payouts, eq(payouts.id, payoutSignatures.payoutId))
      .innerJoin(contracts, eq(contracts.id, payouts.contractId))
      .innerJoin(applications, eq(applications.id, contracts.applicationId))
      .innerJoin(people, eq(people.id, payoutSignatures.personId))
      .where(eq(payoutSignatures.id, id))
    await mailAsked(services, id, signed)
  },
})
