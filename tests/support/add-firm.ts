import type { Database } from '#db/database.ts'
import { counsel, firmPeople, firms } from '#db/schema/index.ts'
import type { CounselRole } from '#domain/firms.ts'

type Person = Partial<typeof firmPeople.$inferInsert> & { email: string }

/** A firm's record, merged into nothing. */
export async function addFirm(db: Database, name: string): Promise<string> {
  const id = crypto.randomUUID()
  await db.insert(firms).values({ id, rootId: id, names: [name], searchText: name.toLowerCase() })
  return id
}

/** Somebody whose address the desk has made sure of. */
export async function addFirmPerson(db: Database, firmId: string, person: Person): Promise<string> {
  const [row] = await db
    .insert(firmPeople)
    .values({ firmId, kind: 'contact', name: 'Dana Whitfield', confirmedAt: new Date(), ...person })
    .returning({ id: firmPeople.id })
  return row?.id ?? ''
}

export async function linkFirm(
  db: Database,
  { applicationId, firmId, role = 'lead' }: { applicationId: string; firmId: string; role?: CounselRole },
): Promise<string> {
  const [row] = await db.insert(counsel).values({ applicationId, firmId, role }).returning({ id: counsel.id })
  return row?.id ?? ''
}
