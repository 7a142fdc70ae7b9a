import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { advances, applications, claimEndings, ledgerEntries, letters } from '#db/schema/index.ts'
import { advanceEndings } from '#domain/money.ts'
import { readClaimBalance } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import { type Afterward, afterwardKinds } from './schema.ts'

/** Older ones are on their ledgers. */
const refundDays = 180
const returnedDays = 30
const endedDays = 3
const mostListed = 200

type File = typeof applications.$inferSelect

/** Money that goes back, checks that came back, write-offs to sign, and what ended: the first to do first. */
export async function listAfterwards(db: Database): Promise<Afterward[]> {
  const today = await readToday(db)
  const all = [
    ...(await listWriteOffs(db)),
    ...(await listReturned(db, today)),
    ...(await listEnded(db, today)),
  ]
  return all.sort(
    (one, other) =>
      afterwardKinds.indexOf(one.kind) - afterwardKinds.indexOf(other.kind) || one.on.localeCompare(other.on),
  )
}

const about = (file: File) => ({ file: { id: file.id, name: caseNameOf(file) } })

async function listWriteOffs(db: Database): Promise<Afterward[]> {
  const rows = await db
    .select({ ending: claimEndings, file: applications })
    .from(claimEndings)
    .innerJoin(applications, eq(applications.id, claimEndings.applicationId))
    .where(and(isNull(claimEndings.effectiveAt), isNull(claimEndings.endedAt)))
    .orderBy(asc(claimEndings.signedAt))
    .limit(mostListed)
  return rows.map(({ ending: { owed, on, personName }, file }) => ({
    ...{ ...about(file), kind: 'write-off', on, amount: owed },
    sentence: `${personName ?? 'Somebody'} signed a write-off. A second signature is missing.`,
  }))
}

/** What the bank took back, while it is still owed. */
async function listReturned(db: Database, today: string): Promise<Afterward[]> {
  const isPayment = sql`exists (select 1 from ledger_entries paid where paid.id = ${ledgerEntries.corrects} and paid.kind = 'payment')`
  const rows = await db
    .select({ entry: ledgerEntries, file: applications })
    .from(ledgerEntries)
    .innerJoin(advances, eq(advances.id, ledgerEntries.advanceId))
    .innerJoin(applications, eq(applications.id, ledgerEntries.applicationId))
    .where(
      and(
        eq(ledgerEntries.kind, 'returned'),
        gte(ledgerEntries.on, addDays(today, -returnedDays)),
        isNull(advances.endedOn),
        isPayment,
      ),
    )
    .orderBy(asc(ledgerEntries.place))
    .limit(mostListed)
  const byKey = new Map<string, Afterward>()
  for (const { entry, file } of rows) {
    // One check that was split among contracts.
    const key = `${file.id} ${entry.submissionKey}`
    const amount = (byKey.get(key)?.amount ?? 0) + entry.amount
    byKey.set(key, {
      ...{ ...about(file), kind: 'returned', on: entry.on, amount },
      sentence: `The bank took a payment back on ${formatCalendarDay(entry.on)}. It’s owed again.`,
    })
  }
  return [...byKey.values()]
}

async function listEnded(db: Database, today: string): Promise<Afterward[]> {
  const rows = await db
    .select({ advance: advances, file: applications })
    .from(advances)
    .innerJoin(applications, eq(applications.id, advances.applicationId))
    .where(
      and(
        isNotNull(advances.contractId),
        inArray(advances.ending, ['paid', 'reduced', 'lost', 'written-off']),
        gte(advances.endedOn, addDays(today, -refundDays)),
      ),
    )
    .orderBy(desc(advances.endedOn))
    .limit(mostListed)
  const files = new Map(rows.map(({ file }) => [file.id, file]))
  const ended: Afterward[] = []
  for (const file of files.values()) {
    const own = rows.filter(({ advance }) => advance.applicationId === file.id)
    const [latest] = own
    const { ending, endedOn: on } = latest?.advance ?? {}
    if (!ending || !on) continue
    const { all } = await readClaimBalance(db, file.id, today)
    if (all.overpaid > 0)
      ended.push({
        ...{ ...about(file), kind: 'refund', on, amount: all.overpaid },
        sentence: `${formatCents(all.overpaid)} more came than was owed. Send it back.`,
      })
    if (on < addDays(today, -endedDays)) continue
    const released = await countReleases(db, file.id)
    ended.push({
      ...{ ...about(file), kind: released > 0 ? 'ended' : 'unreleased', on, amount: all.paid },
      sentence:
        released > 0
          ? `${labelOf(advanceEndings, ending)}. The letter is on their pages.`
          : `${labelOf(advanceEndings, ending)}. The letter that says so is being made.`,
    })
  }
  return ended
}

const countReleases = (db: Database, applicationId: string): Promise<number> =>
  db.$count(
    letters,
    and(
      eq(letters.applicationId, applicationId),
      inArray(letters.kind, ['release', 'nothing-owed']),
      isNull(letters.endedAt),
    ),
  )
