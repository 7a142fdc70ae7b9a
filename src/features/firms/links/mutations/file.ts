import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { applications, counsel, firms, refusedFirms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { familyOf } from '../../keys/data.ts'
import { findAttorney, isStanding, listCounsel } from '../data/file.ts'
import type { LinkChange } from '../schema.ts'

export type LinkRefusal = 'unknown' | 'no firm' | 'no attorney' | 'another leads' | 'no files'
type Done = Outcome<object, LinkRefusal>
export type Whose = { applicationId: string; firmId: string }

export const authorIn = ({ person }: Reviewer) => ({
  personId: person?.id ?? null,
  personName: person?.name ?? null,
})

/** Everybody who writes about an application waits here. */
async function holdFile(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, id))
    .for('no key update')
  return rows.length > 0
}

/** The firm at the end of the merges, which can't be deleted or merged meanwhile. */
export async function findLeading(tx: Transaction, firmId: string) {
  const root = sql`(select ${firms.rootId} from ${firms} where ${firms.id} = ${firmId})`
  const [row] = await tx.select().from(firms).where(sql`${firms.id} = ${root}`).for('key share')
  return row
}

/** What else follows when the file goes from one firm to another. */
export type OnNewLead = (
  tx: Transaction,
  lead: { applicationId: string; firm: string },
  reviewer: Reviewer,
) => Promise<void>

export function linkFirm(
  { db, onNewLead }: Pick<Services, 'db'> & { onNewLead: OnNewLead },
  whose: Whose,
  link: LinkChange,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await holdFile(tx, whose.applicationId))) return refuse('unknown')
    return writeLink({ tx, onNewLead }, whose, link, reviewer)
  })
}

/** In a transaction that holds the application. Linking the same again changes nothing. */
async function writeLink(
  { tx, onNewLead }: { tx: Transaction; onNewLead: OnNewLead },
  { applicationId, firmId }: Whose,
  { role, attorneyId }: LinkChange,
  reviewer: Reviewer,
): Promise<Done> {
  const firm = await findLeading(tx, firmId)
  if (!firm) return refuse('no firm')
  const all = await listCounsel(tx, applicationId)
  const standing = all.filter(({ endedAt }) => endedAt === null)
  const isAnothers = standing.some((row) => row.role === 'lead' && row.firm.id !== firm.id)
  if (role === 'lead' && isAnothers) return refuse('another leads')
  const own = standing.find((row) => row.firm.id === firm.id)
  if (own && own.role === role && own.attorneyId === attorneyId) return { ok: true }
  const attorney = attorneyId ? await findAttorney(tx, firm.id, attorneyId) : undefined
  if (attorneyId && !attorney) return refuse('no attorney')
  if (own) await tx.update(counsel).set({ role, attorneyId }).where(eq(counsel.id, own.id))
  else
    await tx
      .insert(counsel)
      .values({ applicationId, firmId: firm.id, role, attorneyId, ...authorIn(reviewer) })
  await tx.delete(refusedFirms).where(isRefused({ applicationId, firmId: firm.id }))
  const details = {
    ...reviewer,
    firm: firm.names[0] ?? '',
    role,
    ...(attorney && { attorney: attorney.name }),
  }
  await recordEvents(tx, [{ applicationId, type: 'firm-linked', details }])
  // The latest comes first. Another firm had the file, and this one hasn't led it until now.
  const before = all.find((row) => row.role === 'lead')
  const isNewLead = role === 'lead' && before !== undefined && before.firm.id !== firm.id
  if (isNewLead) await onNewLead(tx, { applicationId, firm: details.firm }, reviewer)
  return { ok: true }
}

export function unlinkFirm(
  { db }: Pick<Services, 'db'>,
  { applicationId, firmId }: Whose,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await holdFile(tx, applicationId))) return refuse('unknown')
    const firm = await findLeading(tx, firmId)
    if (!firm) return refuse('no firm')
    const ended = await tx
      .update(counsel)
      .set({ endedAt: new Date(), endedByName: reviewer.person?.name ?? null })
      .where(
        and(eq(counsel.applicationId, applicationId), inArray(counsel.firmId, familyOf(firm.id)), isStanding),
      )
      .returning({ role: counsel.role })
    const role = ended.some((row) => row.role === 'lead') ? 'lead' : 'co'
    const details = { ...reviewer, firm: firm.names[0] ?? '', role } as const
    if (ended.length > 0) await recordEvents(tx, [{ applicationId, type: 'firm-unlinked', details }])
    return { ok: true }
  })
}

const isRefused = ({ applicationId, firmId }: Whose) =>
  and(eq(refusedFirms.applicationId, applicationId), inArray(refusedFirms.firmId, familyOf(firmId)))

/** Not this firm. */
export function refuseFirm(
  { db }: Pick<Services, 'db'>,
  { applicationId, firmId }: Whose,
  reviewer: Reviewer,
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await holdFile(tx, applicationId))) return refuse('unknown')
    const firm = await findLeading(tx, firmId)
    if (!firm) return refuse('no firm')
    await tx
      .insert(refusedFirms)
      .values({ applicationId, firmId: firm.id, ...authorIn(reviewer) })
      .onConflictDoNothing()
    return { ok: true }
  })
}

export async function allowFirm({ db }: Pick<Services, 'db'>, whose: Whose): Promise<Done> {
  await db.delete(refusedFirms).where(isRefused(whose))
  return { ok: true }
}
