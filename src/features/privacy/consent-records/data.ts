import { createHash } from 'node:crypto'
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hashBirthDate } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { consentProofs, consentRecords } from '#db/schema/index.ts'
import { type ApplicationRow, findApplication, openAnswers } from '#features/questions/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { hashIdentity } from '#lib/identity-hash.ts'
import { defaultLocale } from '#site/locale.ts'
import type { ConsentProof, ProofSearch } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

type Applicant = Pick<ApplicationRow, 'firstName' | 'lastName' | 'email' | 'phone' | 'birthHash'>

/** Recognizes the applicant once everything else about them is deleted. */
export const hashApplicant = (
  rowSealer: RowSealer,
  { firstName, lastName, email, phone, birthHash }: Applicant,
) => ({
  emailHash: hashIdentity(rowSealer, { email }),
  phoneHash: hashIdentity(rowSealer, { phone }),
  personHash: birthHash && hashIdentity(rowSealer, { name: `${firstName} ${lastName}`, birthHash }),
})

export const hashWords = (statement: string) => createHash('sha256').update(statement).digest('hex')

export async function readCompany(db: Database): Promise<string> {
  return (await readTexts(db, identityTexts, defaultLocale))['global.brand.name']
}

export async function readConsents({ db, rowSealer }: Services, applicationId: string) {
  const applicant = await findApplication(db, applicationId)
  if (!applicant) return undefined
  const consents = await db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.applicationId, applicationId))
    .orderBy(asc(consentRecords.id))
  const { guardianName } = openAnswers(rowSealer, applicant)
  return {
    applicant,
    /** Who applied for a child or ward. */
    guardian: guardianName === undefined ? null : String(guardianName),
    consents,
    hashes: hashApplicant(rowSealer, applicant),
    company: await readCompany(db),
  }
}
export type GivenConsents = NonNullable<Awaited<ReturnType<typeof readConsents>>>

/** One person can't have more. */
const mostProofs = 100

export async function findConsentProofs(
  { db, rowSealer }: Services,
  { email, phone, name, birthDate }: ProofSearch,
): Promise<ConsentProof[]> {
  const birthHash = hashBirthDate(rowSealer, birthDate === undefined ? {} : { dateOfBirth: birthDate })
  const { emailHash, phoneHash, personHash } = consentProofs
  const isTheirs = or(
    email ? eq(emailHash, hashIdentity(rowSealer, { email })) : undefined,
    phone ? eq(phoneHash, hashIdentity(rowSealer, { phone })) : undefined,
    name && birthHash ? eq(personHash, hashIdentity(rowSealer, { name, birthHash })) : undefined,
  )
  return listProofs(db, isTheirs)
}

export const listConsentProofs = (db: Database, ids: number[]) =>
  listProofs(db, inArray(consentProofs.id, ids))

async function listProofs(db: Database, which: SQL | undefined): Promise<ConsentProof[]> {
  const rows = await db
    .select()
    .from(consentProofs)
    .where(which)
    .orderBy(asc(consentProofs.givenAt), asc(consentProofs.id))
    .limit(mostProofs)
  return rows.map((row) => ({
    ...row,
    givenAt: row.givenAt.toISOString(),
    keptSince: row.keptSince.toISOString(),
  }))
}
