import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, counsel, firmPeople, firms, refusedFirms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { hasNoFirm } from '#features/applications/data/report-filters.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { familyOf } from '../../keys/data.ts'
import { deleteFirm } from '../../records/mutations.ts'
import { isStanding } from '../data/file.ts'
import { typedFirm } from '../data/typed.ts'
import type { GroupRefusal, GroupUndo } from '../schema.ts'
import { authorIn, findLeading, type LinkRefusal } from './file.ts'

const batchSize = 500

/** Only the links of that moment, and only the person’s own. Twice is harmless. */
export async function undoGroup(
  services: Services,
  { firmId, linkedAt, isNew }: GroupUndo,
  reviewer: Reviewer,
): Promise<{ unlinked: number }> {
  const { personId } = authorIn(reviewer)
  const unlinked = await services.db.transaction(async (tx) => {
    const [firm] = await tx.select({ names: firms.names }).from(firms).where(eq(firms.id, firmId))
    const ended = await tx
      .update(counsel)
      .set({ endedAt: new Date(), endedByName: reviewer.person?.name ?? null })
      .where(
        and(
          eq(counsel.firmId, firmId),
          eq(counsel.linkedAt, new Date(linkedAt)),
          sql`${counsel.personId} is not distinct from ${personId}::uuid`,
          isStanding,
        ),
      )
      .returning({ applicationId: counsel.applicationId, role: counsel.role })
    for (let first = 0; first < ended.length; first += batchSize) {
      const events = ended.slice(first, first + batchSize).map(({ applicationId, role }) => {
        const details = { ...reviewer, firm: firm?.names[0] ?? '', role }
        return { applicationId, type: 'firm-unlinked' as const, details }
      })
      await recordEvents(tx, events)
    }
    return ended.length
  })
  if (isNew && unlinked > 0 && (await isUntouched(services.db, firmId)))
    await deleteFirm(services, firmId, { version: 1, reviewer })
  return { unlinked }
}

/** Nobody there, no file, and as it was made. */
async function isUntouched(db: Database, firmId: string): Promise<boolean> {
  const has = (table: typeof firmPeople | typeof counsel, more = sql`true`) =>
    sql`exists (select 1 from ${table} where ${table.firmId} = ${firmId} and ${more})`
  const [row] = await db
    .select({ id: firms.id })
    .from(firms)
    .where(
      and(
        eq(firms.id, firmId),
        eq(firms.version, 1),
        eq(firms.rootId, firmId),
        sql`not ${has(firmPeople)} and not ${has(counsel, isStanding)}`,
        sql`not exists (select 1 from firms other where other.merged_into_id = ${firmId})`,
      ),
    )
  return row !== undefined
}

/** The firm isn’t suggested for these files again, or it is. */
export function refuseGroup(
  { db }: Pick<Services, 'db'>,
  { key, firmId, isRefused }: GroupRefusal,
  reviewer: Reviewer,
): Promise<Outcome<object, LinkRefusal>> {
  return db.transaction(async (tx) => {
    const firm = await findLeading(tx, firmId)
    if (!firm) return refuse('no firm')
    const files = sql`select ${applications.id} from ${applications} where ${and(sql`${typedFirm.folded} = ${key}`, hasNoFirm)}`
    const { personId, personName } = authorIn(reviewer)
    if (isRefused)
      await tx.execute(sql`
        insert into ${refusedFirms} (application_id, firm_id, person_id, person_name)
        select file.id, ${firm.id}::uuid, ${personId}::uuid, ${personName} from (${files}) file on conflict do nothing`)
    else
      await tx
        .delete(refusedFirms)
        .where(
          and(
            sql`${refusedFirms.firmId} in ${familyOf(firm.id)}`,
            sql`${refusedFirms.applicationId} in (${files})`,
          ),
        )
    return { ok: true }
  })
}
