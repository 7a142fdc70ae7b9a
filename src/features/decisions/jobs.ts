import { and, eq, isNotNull } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applications, contracts, decisions, people } from '#db/schema/index.ts'
import { casePartyValues } from '#domain/case-file.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findAddressee } from '#features/correspondence/letters/data.ts'
import { addressLetter } from '#features/correspondence/letters/jobs.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { RecipientRefused } from '#lib/mail/recipient-refused.ts'
import { staffLocale } from '#site/locale.ts'
import { type DecisionRow, findDecision, readVisibleDecision } from './data/records.ts'
import { type AskedSignature, decisionMailOf, writeDecisionMail, writeSignatureMail } from './mail.tsx'

/**
 * The decision is final before its mail leaves, so an undo either comes first, and nothing is sent, or too late. If a
 * later change replaced the decision, there is nothing to say.
 */
export const mailDecision = defineJob({
  name: 'decision-mail',
  schema: z.object({ decisionId: z.uuid(), party: z.enum(casePartyValues) }),
  async run({ decisionId, party }, services) {
    const { db } = services
    const decision = await makeFinal(db, decisionId)
    const isMailed = party === 'firm' ? decision?.firmMailedAt : decision?.mailedAt
    if (!decision || isMailed) return
    const { applicationId } = decision
    const addressee = await findAddressee(db, applicationId)
    if (addressee?.role === 'plaintiff' && (await hasContract(db, decision))) return
    const envelope = addressee && (await addressLetter(services, addressee, party))
    // The firm's address is no longer good, and the timeline shows that nothing was sent.
    if (!envelope) return
    const visible = await readVisibleDecision(services, decision, envelope.locale)
    const letter = writeDecisionMail(decisionId, visible, { envelope, role: addressee.role })
    const details = { mail: decisionMailOf(visible), party }
    try {
      await mailForDesk(services, letter, { applicationId, ...details }, async (tx) => {
        const now = new Date()
        const change = party === 'firm' ? { firmMailedAt: now } : { mailedAt: now }
        await tx.update(decisions).set(change).where(eq(decisions.id, decisionId))
      })
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error
      await recordEvents(db, [{ applicationId, type: 'mail-held-back', details }])
    }
  },
})

/** The contract of an offer was sent within the minute: its mail says it all. */
const hasContract = async (db: Database, { id, kind }: DecisionRow): Promise<boolean> =>
  kind === 'approved' &&
  (await db.$count(contracts, and(eq(contracts.decisionId, id), isNotNull(contracts.issuedAt)))) > 0

/** Undefined for a decision that no longer stands. An undo waits for the same lock. */
function makeFinal(db: Database, id: string): Promise<DecisionRow | undefined> {
  return db.transaction(async (tx) => {
    const found = await findDecision(tx, id)
    if (!found) return undefined
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, found.applicationId))
      .for('update')
    const decision = await findDecision(tx, id)
    if (!decision?.effectiveAt || decision.endedAt) return undefined
    if (decision.finalAt) return decision
    const [final] = await tx
      .update(decisions)
      .set({ finalAt: new Date() })
      .where(eq(decisions.id, id))
      .returning()
    return final
  })
}

export const mailSignatureAsked = defineJob({
  name: 'signature-asked',
  schema: z.object({ decisionId: z.uuid() }),
  run: ({ decisionId }, services) => mailSigner(services, decisionId, decisions.askedId),
})

/** Mails the person who signed alone: somebody else may have sat at their desk. */
export const mailSignedAlone = defineJob({
  name: 'signed-alone',
  schema: z.object({ decisionId: z.uuid() }),
  run: ({ decisionId }, services) => mailSigner(services, decisionId, decisions.personId),
})

async function mailSigner(
  services: JobServices,
  decisionId: string,
  signer: typeof decisions.askedId | typeof decisions.personId,
) {
  const [asked] = await services.db
    .select(askedOf(decisions))
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .innerJoin(people, eq(people.id, signer))
    .where(eq(decisions.id, decisionId))
  await mailAsked(services, decisionId, asked)
}

type SignedTable = Record<'personName' | 'aloneFrom' | 'effectiveAt' | 'endedAt', AnyPgColumn>

/** What `mailAsked` says of a signature, beside the file and the person that it's joined with. */
export const askedOf = <Table extends SignedTable>(table: Table) => ({
  by: table.personName as Table['personName'],
  aloneFrom: table.aloneFrom as Table['aloneFrom'],
  effectiveAt: table.effectiveAt as Table['effectiveAt'],
  endedAt: table.endedAt as Table['endedAt'],
  applicationId: applications.id,
  reference: applications.reference,
  to: { name: people.name, email: people.email },
})

type Asked = Omit<AskedSignature, 'id'> & Record<'effectiveAt' | 'endedAt', Date | null>

/** Once it counts or has ended, nobody is asked. */
export async function mailAsked(
  { db, mailer, publicUrl }: JobServices,
  id: string,
  asked: Asked | undefined,
) {
  if (!asked || asked.endedAt || asked.effectiveAt) return
  const texts = await readTexts(db, identityTexts, staffLocale)
  const company = texts['global.brand.name']
  await mailer.send(writeSignatureMail({ ...asked, id }, { company, publicUrl }))
}
