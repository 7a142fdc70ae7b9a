import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advances, applications, ledgerEntries } from '#db/schema/index.ts'
import { openDecidingDesk, openFile, today } from '../../../tests/support/decisions.ts'

const desk = await openDecidingDesk('postgres')
const { db } = desk.database

type File = Awaited<ReturnType<typeof openFile>>

async function merge(kept: File, other: File) {
  const versions = { version: (await kept.read()).version, otherVersion: (await other.read()).version }
  const said = { isOnePerson: true, reason: 'Spoke with them', take: [] }
  return kept.call('POST', '/merge', desk.owner, { otherId: other.id, ...versions, ...said })
}

async function ledgerOf({ id, call }: File) {
  return {
    advances: await db.select().from(advances).where(eq(advances.applicationId, id)),
    entries: await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.applicationId, id))
      .orderBy(asc(ledgerEntries.place)),
    repaid: (await call('GET', '/repayments', desk.owner)).body,
  }
}

test('an advance stays with its file through a merge and its undo, and so does a payment that was undone', async () => {
  const kept = await openFile(desk)
  await kept.approve()
  await kept.fund()
  await kept.mail()
  const payment = () => ({ submissionKey: randomUUID(), amount: 1_000_00, repaidOn: today })
  await kept.call('POST', '/repayments', desk.ruth.headers, payment())

  const other = await openFile(desk)
  await other.approve()
  const { body } = await other.fund()
  await other.call('POST', '/repayments', desk.ruth.headers, payment())
  await other.act('undo', body.decision.id, desk.ruth.headers)
  const { version } = await other.read()
  await other.call('PATCH', '/status', desk.ruth.headers, { status: 'in-review', version })
  await db.update(applications).set({ email: 'jordan@example.com' })
  const before = [await ledgerOf(kept), await ledgerOf(other)]
  expect(before[1]?.entries.map(({ kind }) => kind)).toEqual(['paid-out', 'payment', 'returned'])

  const merged = await merge(kept, other)
  expect(merged.status).toBe(200)
  expect(await ledgerOf(kept)).toEqual(before[0])
  expect(await db.select().from(advances)).toEqual(before[0]?.advances)

  const undone = await kept.call('POST', `/merges/${merged.body.mergeId}/undo`, desk.owner)
  expect(undone.status).toBe(200)
  expect([await ledgerOf(kept), await ledgerOf(other)]).toEqual(before)
})
