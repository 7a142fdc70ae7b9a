import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { advances, applications, contracts } from '#db/schema/index.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import { contactOf, findFirm } from '#features/firms/counsel/data.ts'
import { caseNameOf, filerNameOf } from '#lib/case-person.ts'
import type { PayoffPlace } from './components/place.ts'

export async function readPlace(
  db: Database,
  id: string,
  { party, side }: Pick<PayoffPlace, 'party' | 'side'>,
): Promise<PayoffPlace | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  if (!row) return undefined
  const found = await findFirm(db, id)
  const contact = found && contactOf(found)
  const emails = (await readSignerFile(db, id))?.emails
  const accounts = await db
    .select({ number: contracts.number })
    .from(advances)
    .innerJoin(contracts, eq(contracts.id, advances.contractId))
    .where(and(eq(advances.applicationId, id), isNotNull(advances.contractId)))
    .orderBy(asc(advances.number))
  return {
    ...{ side, party, client: caseNameOf(row) },
    firm: (row.role === 'attorney' ? row.attorneyFirm : contact?.name) || null,
    attorney: (row.role === 'attorney' ? filerNameOf(row) : contact?.attorney) || null,
    accounts: accounts.map(({ number }) => number),
    hasCounsel: row.role === 'attorney' || Boolean(emails?.attorney),
  }
}
