import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { documentRequests, requestReminders } from '#db/schema/index.ts'
import type { CaseParty, RequestEnding } from '#domain/case-file.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { listReminders, nextReminderOf, type RequestRow } from '../data/reminders.ts'

type Whose = { applicationId: string; party: CaseParty }

const isRunning = ({ applicationId, party }: Whose) =>
  and(
    eq(documentRequests.applicationId, applicationId),
    eq(documentRequests.party, party),
    isNull(documentRequests.endedAt),
  )

export async function endRequests(
  tx: Transaction,
  whose: Whose,
  ending: RequestEnding,
  now = new Date(),
): Promise<number> {
  const ended = await tx
    .update(documentRequests)
    .set({ endedAt: now, ending })
    .where(isRunning(whose))
    .returning({ requestId: documentRequests.id })
  await recordEvents(
    tx,
    ended.map(({ requestId }) => ({
      applicationId: whose.applicationId,
      type: 'request-ended' as const,
      details: { requestId, party: whose.party, ending },
    })),
  )
  return ended.length
}

export async function stopReminders(db: Database, whose: Whose): Promise<void> {
  await db.transaction((tx) => endRequests(tx, whose, 'opted-out'))
}

/** Somebody ended the last request by mistake: it goes on with what is still ahead. */
export async function wantReminders(
  db: Database | Transaction,
  whose: Whose,
  now = new Date(),
  ending: RequestEnding = 'opted-out',
): Promise<void> {
  const { applicationId, party } = whose
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(documentRequests)
      .where(and(eq(documentRequests.applicationId, applicationId), eq(documentRequests.party, party)))
      .orderBy(desc(documentRequests.requestedAt), desc(documentRequests.id))
      .limit(1)
      .for('update')
    if (last?.ending !== ending) return
    await tx
      .update(documentRequests)
      .set({ endedAt: null, ending: null })
      .where(eq(documentRequests.id, last.id))
    await skipMissed(tx, last, now)
    const details = { requestId: last.id, party }
    await recordEvents(tx, [{ applicationId, type: 'reminders-wanted', details }])
  })
}

/** Reminders whose day has passed meanwhile aren't sent late. */
async function skipMissed(tx: Transaction, request: RequestRow, now: Date) {
  const reminders = await listReminders(tx, [request.id])
  for (let next = nextReminderOf(request, reminders); next && next.dueAt <= now; ) {
    const skipped = { requestId: request.id, ...next, queuedAt: now, sentAt: null, skippedAt: now }
    await tx.insert(requestReminders).values(skipped).onConflictDoNothing()
    reminders.push(skipped)
    next = nextReminderOf(request, reminders)
  }
}

export async function pauseReminders(
  db: Database,
  { applicationId, requestId, isPaused }: { applicationId: string; requestId: string; isPaused: boolean },
  reviewer: Reviewer,
  now = new Date(),
): Promise<Outcome<object, 'unknown' | 'ended'>> {
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(documentRequests)
      .where(and(eq(documentRequests.id, requestId), eq(documentRequests.applicationId, applicationId)))
      .for('update')
    if (!request) return refuse('unknown')
    if (request.endedAt) return refuse('ended')
    if ((request.pausedAt !== null) === isPaused) return { ok: true }
    await tx
      .update(documentRequests)
      .set({ pausedAt: isPaused ? now : null })
      .where(eq(documentRequests.id, requestId))
    if (!isPaused) await skipMissed(tx, request, now)
    const type = isPaused ? 'reminders-paused' : 'reminders-resumed'
    await recordEvents(tx, [
      { applicationId, type, details: { ...reviewer, requestId, party: request.party } },
    ])
    return { ok: true }
  })
}
