import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { claimEndings, letters } from '#db/schema/index.ts'
import type { ApplicationMail } from '#domain/application-review.ts'
import { type SignerParty, signerParties } from '#domain/contracts.ts'
import { findEnvelope } from '#features/contracts/certificate/data.ts'
import { wasMailed } from '#features/correspondence/delivery/data.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { makeLetter } from '#features/payoffs/letters/mutations/make.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, JobPostponed, type JobServices } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { PrinterBusy } from '#lib/papers/print/printing.ts'
import { hashSecret } from '#lib/secrets.ts'
import type { ClaimNews } from '../content/en/mails.ts'
import { writeEndingMail } from '../mail.tsx'

/** Once nothing is owed: the letter that says so, and then a mail to both that it's on their page. */
export const fileEndingLetter = defineJob({
  name: 'ending-letter',
  schema: z.object({
    applicationId: z.uuid(),
    kind: z.enum(['release', 'nothing-owed']),
    advanceIds: z.array(z.uuid()).min(1),
    because: z.enum(['paid', 'reduced', 'lost', 'written-off']),
    on: z.iso.date(),
    key: z.string(),
  }),
  async run({ key, ...wanted }, services) {
    const { db, enqueue } = services
    const made = await makeLetter(services, wanted, { submissionKey: key, madeBy: 'clock' }).catch(
      waitForPrinter,
    )
    // A payment went back meanwhile, or the file is gone.
    if (!made.ok && (made.reason === 'still owed' || made.reason === 'unknown')) return
    if (!made.ok) throw new JobPostponed()
    const { id: letterId } = made.letter
    await db.transaction(async (tx) => {
      for (const party of signerParties) await enqueue(tx, mailEndingLetter, { letterId, party })
    })
  },
})

function waitForPrinter(error: unknown): never {
  throw error instanceof PrinterBusy ? new JobPostponed() : error
}

/** Not if it no longer holds. */
export const mailEndingLetter = defineJob({
  name: 'ending-letter-mail',
  schema: z.object({ letterId: z.uuid(), party: z.enum(signerParties) }),
  async run({ letterId, party }, services) {
    const { db } = services
    const isLive = and(eq(letters.id, letterId), isNull(letters.endedAt))
    const [letter] = await db.select().from(letters).where(isLive)
    if (!letter?.applicationId) return
    const { applicationId, kind } = letter
    const id = `ending-${letterId}-${party}`
    await mailParty(services, applicationId, { id, party, news: await newsOf(services, applicationId, kind) })
  },
})

async function newsOf({ db }: JobServices, applicationId: string, kind: string): Promise<ClaimNews> {
  if (kind === 'release') {
    const claim = await listAdvances(db, applicationId)
    return claim.every(({ row }) => row.endedOn !== null) ? 'released' : 'released-in-part'
  }
  const isStanding = and(eq(claimEndings.applicationId, applicationId), isNull(claimEndings.endedAt))
  const [ending] = await db.select().from(claimEndings).where(isStanding)
  return ending?.kind ?? 'written-off'
}

/** Something is owed on what we said was paid. Not if it was paid again meanwhile. */
export const mailReopened = defineJob({
  name: 'reopened-mail',
  schema: z.object({ applicationId: z.uuid(), entryId: z.uuid(), party: z.enum(signerParties) }),
  async run({ applicationId, entryId, party }, services) {
    const claim = await listAdvances(services.db, applicationId)
    const isOpen = claim.some(
      ({ row, entries }) => row.endedOn === null && entries.some(({ id }) => id === entryId),
    )
    if (!isOpen) return
    await mailParty(services, applicationId, {
      ...{ id: `reopened-${entryId}-${party}`, party, news: 'reopened' },
    })
  },
})

const mailOf = {
  ...{ released: 'released', 'released-in-part': 'released', reopened: 'reopened' },
  ...{ lost: 'nothing-owed', 'written-off': 'nothing-owed', held: 'held' },
} as const satisfies Record<ClaimNews | 'held', ApplicationMail>

type Mailed = { id: string; party: SignerParty; news: ClaimNews | 'held' }

/** Once, whatever the queue forgets. */
export async function mailParty(services: JobServices, applicationId: string, { id, party, news }: Mailed) {
  const { db } = services
  const envelope = await findEnvelope(services, applicationId, party)
  if (!envelope || (await wasMailed(db, applicationId, id))) return
  const details = { mail: mailOf[news], party: envelope.party }
  try {
    await mailForDesk(services, writeEndingMail({ id, party, news }, envelope), { applicationId, ...details })
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error
    const held = { ...details, mailHash: hashSecret(id) }
    await recordEvents(db, [{ applicationId, type: 'mail-held-back', details: held }])
  }
}
