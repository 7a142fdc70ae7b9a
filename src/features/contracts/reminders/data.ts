import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contractSignings, contracts } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'
import { lastArrival } from '#features/contract-forms/figures/content/days.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import type { SigningRow } from '#features/contracts/records/data/signing.ts'
import { isPaid } from '#features/contracts/records/data/waiting.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { findDecision } from '#features/decisions/data/records.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { businessDayBefore } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { brand } from '#site/brand.ts'
import { dateIn, momentIn } from '#site/format.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import type { ContractEnvelope } from './mail.tsx'

type Services = Pick<JobServices, 'db' | 'rowSealer' | 'publicUrl'>

/** Days end at midnight in New York. */
export const dayOfMoment = (moment: Date): string => dateIn(brand.openHours.timeZone, moment)

/** The office is open, or was: nobody hears of a deadline at night. */
export const isMorning = (moment: Date): boolean =>
  moment >= momentIn(brand.openHours.timeZone, dayOfMoment(moment), 9)

/** The mailbox that their code goes to, and where they read it. */
export async function findEnvelope(
  services: Services,
  applicationId: string,
  party: SignerParty,
): Promise<ContractEnvelope | undefined> {
  const found = await readSignerFile(services.db, applicationId)
  const address = found?.emails[party]
  if (!found || !address) return undefined
  const { reference, role, language } = found.file
  const isClient = party === 'person' && role === 'attorney'
  const letterParty = party === 'attorney' && role === 'plaintiff' ? 'firm' : 'applicant'
  const locale = party === 'attorney' ? staffLocale : language
  return {
    ...{ party: letterParty, address, reference, locale, isClient },
    contactOptions: isClient
      ? { pageUrl: await findCaseUrl(services, applicationId, 'client') }
      : await findContactOptions(services, applicationId, letterParty),
    pageOf:
      party === 'person' ? undefined : role === 'attorney' ? paths.caseAcknowledgment : paths.firmContract,
    texts: await readTexts(services.db, identityTexts, locale),
  }
}

/** Who signs next, if somebody does. */
export const waitsFor = ({ status }: Pick<ContractRow, 'status'>): SignerParty | undefined =>
  status === 'issued' ? 'person' : status === 'signed' ? 'attorney' : undefined

/** Nobody is asked to sign what can't be signed anymore. */
export async function hasOffer(db: Database | Transaction, { decisionId }: ContractRow): Promise<boolean> {
  const offer = decisionId === null ? undefined : await findDecision(db, decisionId)
  return offer !== undefined && offer.endedAt === null
}

export type Due = { contract: ContractRow; signing: SigningRow | null }

/** Sent, unpaid, and near their last day or past it, the first to end before the others. */
export function listDue({ db }: Pick<JobServices, 'db'>, today: string): Promise<Due[]> {
  return db
    .select({ contract: contracts, signing: contractSignings })
    .from(contracts)
    .leftJoin(contractSignings, eq(contractSignings.contractId, contracts.id))
    .where(
      and(
        isNull(contracts.endedAt),
        inArray(contracts.status, ['issued', 'signed']),
        lte(contracts.signBy, addDays(today, longestGap)),
        or(isNull(contracts.applicationId), sql`not (${isPaid})`),
      ),
    )
    .orderBy(asc(contracts.signBy), asc(contracts.id))
}

/** More than any row of holidays between two business days. */
const longestGap = 7

/** Papers that were mailed by the last day are waited for. */
export const isOver = ({ contract: { signBy }, signing }: Due, today: string): boolean =>
  (signing?.onPaperSince ? lastArrival(signBy) : signBy) < today

/** Once, from the business day before the last day on; not on the day on which it was sent. */
export const isToBeTold = ({ contract, signing }: Due, today: string): boolean =>
  !signing?.endToldAt &&
  !signing?.onPaperSince &&
  today >= businessDayBefore(contract.signBy) &&
  today <= contract.signBy &&
  contract.issuedAt !== null &&
  dayOfMoment(contract.issuedAt) < today
