import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEmails, applications, documents, firmRecords } from '#db/schema/index.ts'
import { type CaseParty, casePartyValues, isOffer } from '#domain/case-file.ts'
import type { TemplateVariable } from '#domain/speaking.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { type Addressee, addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import { nameDocuments } from '#features/correspondence/letters/mail.tsx'
import { recipientProblems } from '#features/correspondence/letters/schema.ts'
import { findStanding } from '#features/decisions/data/records.ts'
import { listItemRows } from '#features/documents/checklist/data.ts'
import { type DocumentRow, listDocuments, openName } from '#features/documents/files/data/files.ts'
import { isOpen } from '#features/documents/requests/data/reminders.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { toReadable } from '#lib/readable-name.ts'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { labelOf } from '#site/staff-format.ts'
import { valueWords } from './content/values.ts'
import { findProblem, listReaders } from './content.ts'
import type { ApplicationEmail, EmailForm } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
export type MailRow = typeof applicationEmails.$inferSelect

export const toApplicationEmail = (rowSealer: RowSealer, row: MailRow): ApplicationEmail => ({
  id: row.id,
  party: row.party,
  ...rowSealer.open(applicationEmails.sealedLetter, row.id, row.sealedLetter),
  attachments: row.documentIds.length,
  writtenBy: row.personName,
  writtenAt: row.writtenAt.toISOString(),
  leavesAt: row.leavesAt.toISOString(),
  state: stateOf(row),
  sentAt: row.sentAt?.toISOString() ?? null,
  messageId: row.messageId,
})

function stateOf({ undoneAt, sentAt, heldBackAt, finalAt }: MailRow): ApplicationEmail['state'] {
  if (undoneAt) return 'undone'
  if (heldBackAt) return 'held-back'
  if (sentAt) return 'sent'
  return finalAt ? 'leaving' : 'waiting'
}

/** The latest first. */
export async function listEmails(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<ApplicationEmail[]> {
  const rows = await db
    .select()
    .from(applicationEmails)
    .where(eq(applicationEmails.applicationId, applicationId))
    .orderBy(desc(applicationEmails.writtenAt), desc(applicationEmails.id))
  return rows.map((row) => toApplicationEmail(rowSealer, row))
}

export async function findEmail(db: Database | Transaction, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(applicationEmails).where(eq(applicationEmails.id, id))
  return row
}

export async function listMailable(db: Database | Transaction, applicationId: string) {
  const items = await listItemRows(db, applicationId)
  const rows: DocumentRow[] = await listDocuments(db, applicationId)
  return rows.map((row) => {
    const problem = findProblem(row)
    const item = items.find(({ id }) => id === row.itemId)
    return { row, problem, parties: problem ? [] : listReaders(row, item?.party) }
  })
}

export async function readEmailForm(
  { db, rowSealer }: Services,
  applicationId: string,
  colleague: string | undefined,
): Promise<EmailForm | undefined> {
  const addressee = await findAddressee(db, applicationId)
  if (!addressee) return undefined
  // An attorney's own application has no second party.
  const parties = casePartyValues.filter((party) => party === 'applicant' || addressee.role === 'plaintiff')
  const mailable = await listMailable(db, applicationId)
  return {
    parties: await Promise.all(parties.map((party) => readParty(db, addressee, party, colleague))),
    documents: mailable.map(({ row, problem, parties: readers }) => ({
      id: row.id,
      name: titleOf(rowSealer, row),
      documentType: row.documentType,
      sizeBytes: row.sizeBytes,
      parties: readers,
      problem,
    })),
  }
}

const titleOf = (rowSealer: RowSealer, row: DocumentRow): string =>
  row.sealedTitle
    ? rowSealer.open(documents.sealedTitle, row.id, row.sealedTitle)
    : openName(rowSealer, row).originalName

type Values = Partial<Record<TemplateVariable, string>>

async function readShared(
  db: Database,
  addressee: Addressee,
  { colleague, locale }: { colleague: string | undefined; locale: Locale },
) {
  const standing = await findStanding(db, addressee.id)
  const texts = await readTexts(db, identityTexts, locale)
  return {
    reference: addressee.reference,
    phone: texts['global.contact.phone'],
    ...(colleague && { colleague }),
    ...(standing?.kind === 'approved' && standing.amount && { amount: formatMoney(standing.amount, locale) }),
  } satisfies Values
}

async function readParty(
  db: Database,
  addressee: Addressee,
  party: CaseParty,
  colleague: string | undefined,
) {
  const locale = languageFor(party, addressee)
  const to = addressOf(addressee, party)
  const names = await findNames(db, addressee.id)
  const isFirm = party === 'firm'
  const call = isFirm ? names?.attorney : names?.firstName
  const full = isFirm
    ? [names?.attorney, names?.firm].filter(Boolean).join(', ')
    : `${names?.firstName} ${names?.lastName}`
  const items = (await listItemRows(db, addressee.id)).filter(
    (item) => item.party === party && isOpen(item) && !isOffer(item),
  )
  const missing = nameDocuments(
    items.map(({ documentType }) => documentType),
    locale,
  )
  const count = missing.length
  const values: Values = {
    ...(await readShared(db, addressee, { colleague, locale })),
    ...(call && { name: toReadable(call) }),
    ...(names?.firm && { firm: toReadable(names.firm) }),
    ...(count > 0 && {
      documents: missing.map((name, place) => `${place + 1}. ${name}`).join('\n'),
      count: valueWords[locale].count(count),
    }),
  }
  return {
    party,
    name: toReadable(full || 'The law firm'),
    address: to.ok ? to.address : null,
    problem: to.ok ? null : labelOf(recipientProblems, to.reason),
    values,
  }
}

/** The desk's correction of the firm stands before what the applicant typed. */
async function findNames(db: Database, id: string) {
  const { firstName, lastName, attorneyFirm, plaintiffAttorneyFirm, plaintiffAttorneyName } = applications
  const [row] = await db
    .select({
      firstName,
      lastName,
      attorney: sql<string | null>`coalesce(${firmRecords.attorney}, ${plaintiffAttorneyName})`,
      firm: sql<string | null>`coalesce(${firmRecords.name}, ${plaintiffAttorneyFirm}, ${attorneyFirm})`,
    })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, id))
  return row
}
