import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationReads, applications } from '#db/schema/index.ts'

/** An open file is read again at every change. That is no new opening, and not worth a write each time. */
const sameOpening = sql`interval '1 minute'`

/** Notes that the person has opened the file. Does nothing if there is no such file. */
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

/** As if the person had never opened it. */
export async function markUnread(
  db: Database,
  { personId, applicationId }: { personId: string; applicationId: string },
): Promise<void> {
  await db
    .delete(applicationReads)
    .where(and(eq(applicationReads.personId, personId), eq(applicationReads.applicationId, applicationId)))
}
