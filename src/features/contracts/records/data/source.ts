import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, documents, firmRecords } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { homeOf } from '#features/decisions/content/offer.ts'
import { listLeading } from '#features/firms/links/data/file.ts'
import { knownFirm } from '#features/firms/links/data/typed.ts'
import { type ApplicationRow, openAnswers } from '#features/questions/data.ts'
import { caseNameOf, ownEmailOf } from '#lib/case-person.ts'

export type Services = { db: Database | Transaction; rowSealer: RowSealer }

/** What a file says that goes on its contract. */
export type Source = {
  row: ApplicationRow
  home: StateCode | null
  /** The person whose case it is. */
  name: string
  /** An address of that person's own, if there is one. */
  email: string | null
  address: string | null
  place: string | null
  /** It is about a child, or about somebody who can't act for themselves. */
  isWard: boolean
  guardian: string | null
  birthDay: string | null
  attorney: { name: string; firm: string | null }
  /** Those that may be opened. */
  documents: ReadonlySet<string>
}

export async function readSource(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<Source | undefined> {
  const [found] = await db
    .select({ row: applications, firm: knownFirm.name, attorney: knownFirm.attorney })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  if (!found) return undefined
  const { row } = found
  const answers = openAnswers(rowSealer, row)
  const said = (value: string | boolean | undefined) => (typeof value === 'string' && value.trim()) || null
  const lead = (await listLeading(db, [row])).get(row.id)
  const papers = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), ne(documents.scanState, 'infected')))
  return {
    row,
    home: homeOf(row),
    name: caseNameOf(row),
    email: ownEmailOf(row),
    address: said(answers.address),
    place: said(answers.incidentLocation),
    isWard: answers.forChildOrWard === true,
    guardian: said(answers.guardianName),
    birthDay: said(answers.dateOfBirth),
    attorney: { name: lead?.attorney ?? found.attorney, firm: (lead?.firm ?? found.firm) || null },
    documents: new Set(papers.map(({ id }) => id)),
  }
}
