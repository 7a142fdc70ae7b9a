import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { advances, cancellations, deadlineSettings, ledgerEntries, payouts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openAdvance } from '#features/ledger/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openCancelable, openSentFile } from '../../../../tests/support/canceling.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { proofTest } from '../../../../tests/support/proof-test.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { sample } from '../../../../tests/support/sample.ts'
import { listCancellationsEnding } from './data/ending.ts'
import { giveNotice } from './mutations/notice.ts'

const yesterday = addDays(today, -1)
const longAgo = addDays(today, -40)
const minute = 60_000

describe.each(databaseKinds())('canceling at once and at the last minute, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-cancel-races-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const openSent = openedOnce(desk.database, () => openSentFile(desk))
  const openPaid = (paid?: Parameters<typeof openCancelable>[1]) => openCancelable(desk, paid, openSent)
  beforeAll(() => confirmWords(desk))

  test('twelve who cancel at once leave one notice, and twelve who bring the money bring it once', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const presses = Array.from({ length: 6 }, () => file.press())
    const letters = Array.from({ length: 6 }, () => file.notice({ way: 'message', noticedOn: today }))
    const pressed = await Promise.all(presses)
    expect(pressed.every(({ ok }) => ok)).toBe(true)
    const statuses = (await Promise.all(letters)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await db.$count(cancellations, eq(cancellations.contractId, file.id))).toBe(1)

    const submissionKey = randomUUID()
    const money = await Promise.all([
      ...Array.from({ length: 6 }, () => file.back(10_000_00, today, { submissionKey })),
      ...Array.from({ length: 6 }, () => file.back(10_000_00, today)),
    ])
    expect(money.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const [advance] = await db.select().from(advances).where(eq(advances.contractId, file.id))
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.advanceId, advance?.id ?? ''))
    expect(entries.filter((entry) => entry.kind === 'money-back')).toMatchObject([{ amount: 10_000_00 }])
    expect(advance).toMatchObject({ ending: 'canceled', endedOn: today })
    const { events } = await file.contract(file.id)
    expect(events.filter(({ event }: { event: string }) => event === 'canceled')).toHaveLength(1)
  })

  const places = [
    ['OH', 'ET'],
    ['OK', 'CT'],
    ['UT', 'MT'],
    ['CA', 'PT'],
  ] as const
  test.each(sample(places, 1))(
    'the button is late a minute after the last day of %s, and in time a minute before',
    async (state, short) => {
      const file = await openPaid({ state, sentOn: longAgo, receivedOn: longAgo })
      const { endsAt, lastDay, zone } = await file.read()
      expect(zone.short).toBe(short)
      const end = Date.parse(endsAt)
      expect(await file.press(new Date(end + minute))).toEqual({ ok: true })
      expect((await file.read()).notice).toMatchObject({ status: 'late', isInTime: false })
      await file.late('refuse')
      // The same clock, set back: what it says then counts, once.
      expect(await file.press(new Date(end - minute))).toEqual({ ok: true })
      expect(await file.press(new Date(end - 90 * 24 * 60 * minute))).toEqual({ ok: true })
      const { notice, earlier } = await file.read()
      expect(notice).toMatchObject({ status: 'noticed', isInTime: true, noticedOn: lastDay })
      expect(earlier).toHaveLength(1)
    },
  )

  test('the button asks who presses it, and for which contract', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    expect(await file.press(new Date(), { cookie: 'signer=nobody' })).toMatchObject({ reason: 'not known' })
    expect(await file.press(new Date(), { contract: randomUUID() })).toMatchObject({ reason: 'unknown' })
    expect(await db.$count(cancellations, eq(cancellations.contractId, file.id))).toBe(0)
    await file.press()
    const [row] = await db.select().from(cancellations).where(eq(cancellations.contractId, file.id))
    expect(JSON.stringify(row)).not.toContain('203.0.113.24')
    expect(row).toMatchObject({ way: 'online', personName: null })
  })

  test('a page that was open while they took a notice back sends its key again, and means it', async () => {
    const file = await openCancelable(desk, { sentOn: yesterday, receivedOn: yesterday })
    const notice = { submissionKey: 'key-of-an-open-page' }
    const signer = await file.signer()
    for (const stands of [1, 2]) {
      expect(await giveNotice(file.services, signer, notice)).toEqual({ ok: true })
      expect(await giveNotice(file.services, signer, notice)).toEqual({ ok: true })
      expect(await db.$count(cancellations, eq(cancellations.contractId, file.id))).toBe(stands)
      expect(await file.takeBack()).toEqual({ ok: true })
    }
    // Whoever goes on like that all day fills no mailbox.
    expect((await file.mails()).length).toBeLessThanOrEqual(2)
  })

  test('as long as nobody says that the money is there, days count from today', async () => {
    const file = await openPaid({ sentOn: longAgo })
    expect(await file.read()).toMatchObject({ phase: 'open', countedFor: 'arrival', begins: today })
    await file.press()
    expect((await file.read()).notice).toMatchObject({ status: 'noticed', isInTime: true })
  })

  test('a day on which the owner is closed gives a day more', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const { days, lastDay } = await file.read()
    const first = days.find(({ number }: { number: number | null }) => number === 1).date
    const calendar = await desk.app.inject({ url: '/api/admin/clocks', headers: desk.owner })
    const settings = calendar.json()
    const { closedOn = [] } = settings
    await db
      .insert(deadlineSettings)
      .values({ ...settings, closedOn: [...closedOn, first], version: 1 })
      .onConflictDoUpdate({ target: deadlineSettings.id, set: { closedOn: [...closedOn, first] } })
    const later = await file.read()
    expect(later.lastDay > lastDay).toBe(true)
    expect(later.days.find(({ date }: { date: string }) => date === first).kind).toBe('closed')
    await db.update(deadlineSettings).set({ closedOn })
  })

  test('a notice that waited for money ends the contract once the bank returned the payment', async () => {
    const file = await openPaid({ sentOn: yesterday })
    await file.press()
    await db.update(payouts).set({ status: 'returned' }).where(eq(payouts.id, file.payoutId))
    await db
      .update(advances)
      .set({ ending: 'returned', endedOn: today })
      .where(eq(advances.contractId, file.id))
    expect((await file.read()).phase).toBe('unpaid')
    expect((await file.notice({ way: 'message', noticedOn: today })).body.phase).toBe('canceled')
    expect(await file.press()).toEqual({ ok: true })
    expect((await file.contract(file.id)).status).toBe('canceled')
  })

  proofTest('with another advance still out the file stays as it is', async () => {
    const file = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const [own] = await db.select().from(advances).where(eq(advances.contractId, file.id))
    if (!own) throw new Error('no advance')
    const { id: _id, ...same } = own
    await db.transaction((tx) =>
      openAdvance(tx, { ...same, applicationId: file.fileId, contractId: null, decisionId: null }),
    )
    await file.notice({ way: 'in-person', noticedOn: today })
    expect((await file.back(10_000_00, today)).body.phase).toBe('canceled')
    expect(await file.file()).toMatchObject({ status: 'funded' })
  })

  test('Today lists what ends, what waits for money, and what came late, the first to end before the others', async () => {
    const open = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    const noticed = await openPaid({ sentOn: yesterday, receivedOn: yesterday })
    await noticed.press()
    const late = await openPaid({ sentOn: longAgo, receivedOn: longAgo })
    await late.notice({ way: 'message', noticedOn: today })
    const over = await openPaid({ sentOn: longAgo, receivedOn: longAgo })
    const canceled = await openPaid()
    await canceled.press()
    const listed = await listCancellationsEnding(db)
    const stateOf = (id: string) => listed.find(({ contractId }) => contractId === id)?.state
    expect([open, noticed, late, over, canceled].map(({ id }) => stateOf(id))).toEqual([
      ...['open', 'noticed', 'late'],
      ...[undefined, undefined],
    ])
    expect(listed.map(({ endsAt }) => endsAt)).toEqual(listed.map(({ endsAt }) => endsAt).sort())
    const mailDay = new Date(Date.parse((await open.read()).endsAt) + minute)
    const then = await listCancellationsEnding(db, mailDay)
    expect(then.find(({ contractId }) => contractId === open.id)).toMatchObject({ state: 'mail', missing: 0 })
  })
})
