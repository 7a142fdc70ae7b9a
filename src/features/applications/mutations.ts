import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationReads, applications } from '#db/schema/index.ts'

/** An open application loads again at every change. That is no new opening, and not worth a write. */
const sameOpening = sql`interval '1 minute'`

/** Does nothing if there is no such application. */
export async function markRead(
  db: Database,
  { personId, applicationId }: { personId: string; applicationId: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${applicationReads} (person_id, application_id)
    select ${personId}::uuid, ${applications.id} from ${applications} where ${applications.id} = ${applicationId}::uuid
    on conflict (person_id, application_id) do update set opened_at = now()
    where ${applicationReads.openedAt} < now() - ${sameOpening}
  `)
}

export async function markUnread(
  db: Database,
  { personId, applicationId }: { personId: string; applicationId: string },
): Promise<void> {
  await db
    .delete(applicationReads)
    .where(and(eq(applicationReads.personId, personId), eq(applicationReads.applicationId, applicationId)))
}
