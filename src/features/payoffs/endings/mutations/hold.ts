import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { holds, people } from '#db/schema/index.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { findOpenHold, mayHold } from '../data.ts'
import { mailHeld } from '../jobs.ts'
import type { HoldEnd, NewHold } from '../schema.ts'
import { followClaim } from './follow.ts'
import { type EndingServices, type EndingWriting, tellFile, withClaim } from './locked.ts'

export type HoldRefusal = 'unknown' | 'may not hold' | 'owner freezes' | 'held' | 'not held' | 'wrong day'
type Done = Outcome<object, HoldRefusal>

/** From now on no mail goes to the person, and steps stand still if an owner says so. The firm is asked once. */
export const startHold = (
  services: EndingServices,
  applicationId: string,
  { reason, from, freezesSteps, note }: NewHold,
  reviewer: Reviewer,
): Promise<Done> =>
  withClaim(services, applicationId, async (writing, { today }): Promise<Done> => {
    const { tx, rowSealer, enqueue } = writing
    const { person } = reviewer
    if (!(await mayHold(tx, person?.id))) return refuse('may not hold')
    if (freezesSteps && !(await isOwner(writing, reviewer))) return refuse('owner freezes')
    const open = await findOpenHold(tx, applicationId)
    if (open) return open.reason === reason && open.from === from ? { ok: true } : refuse('held')
    const wrong = await findWrongStart(writing, applicationId, from, today)
    if (wrong) return refuse('wrong day', { errors: { from: [wrong] } })
    const id = randomUUID()
    await tx.insert(holds).values({
      ...{ id, applicationId, reason, from, freezesSteps },
      ...{ personId: person?.id ?? null, personName: person?.name ?? null },
      ...(note && { sealedNote: rowSealer.seal(holds.sealedNote, id, { note }) }),
    })
    await tellFile(writing, applicationId, 'held', ofDesk(reviewer), { on: from })
    if (freezesSteps) await followClaim(writing, applicationId, ofDesk(reviewer))
    await enqueue(tx, mailHeld, { holdId: id })
    return { ok: true }
  })

/** Mails go again, and steps go on from that day. */
export const endHold = (
  services: EndingServices,
  applicationId: string,
  { until }: HoldEnd,
  reviewer: Reviewer,
): Promise<Done> =>
  withClaim(services, applicationId, async (writing, { today }): Promise<Done> => {
    const { tx } = writing
    if (!(await mayHold(tx, reviewer.person?.id))) return refuse('may not hold')
    const open = await findOpenHold(tx, applicationId)
    if (!open) return refuse('not held')
    if (open.freezesSteps && !(await isOwner(writing, reviewer))) return refuse('owner freezes')
    if (until > today)
      return refuse('wrong day', { errors: { until: ['Use a day that is not after today'] } })
    if (until < open.from)
      return refuse('wrong day', {
        errors: { until: [`It began on ${formatCalendarDay(open.from)}; use that day or a later one`] },
      })
    await tx
      .update(holds)
      .set({ until, endedAt: new Date(), endedByName: reviewer.person?.name ?? null })
      .where(eq(holds.id, open.id))
    await tellFile(writing, applicationId, 'hold-ended', ofDesk(reviewer), { on: until })
    if (open.freezesSteps) await followClaim(writing, applicationId, ofDesk(reviewer))
    return { ok: true }
  })

async function isOwner({ tx }: EndingWriting, { person }: Reviewer): Promise<boolean> {
  if (!person) return false
  const [row] = await tx.select({ role: people.role }).from(people).where(eq(people.id, person.id))
  return row?.role === 'owner'
}

/** Two holds never share a day: steps would stand still twice. */
async function findWrongStart({ tx }: EndingWriting, applicationId: string, from: string, today: string) {
  if (from > today) return 'Use a day that is not after today'
  const [last] = await tx
    .select({ until: holds.until })
    .from(holds)
    .where(eq(holds.applicationId, applicationId))
    .orderBy(desc(holds.until))
    .limit(1)
  return last?.until && from < last.until
    ? `The hold before ended on ${formatCalendarDay(last.until)}; use that day or a later one`
    : undefined
}
