import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ledgerEntries, people, reductions } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { addDays } from '#lib/calendar-days.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { lapseReductionsNightly } from './jobs/nightly.ts'
import { entryKeyOf, followReduction } from './mutations/follow.ts'

const desk = await openLedgerDesk('postgres')
const { app, call, owner, ruth, services, openPaid } = desk
const { db, rowSealer } = services

/** Owed $15,400: three steps of 18% on $10,000. */
const owed = 15_400_00
const sheet = {
  gross: 40_000_00,
  fee: { full: 13_333_00, afterCut: 12_000_00 },
  costs: { full: 1_000_00, afterCut: 1_000_00 },
  liens: [{ name: 'County Hospital', full: 14_000_00, afterCut: 9_000_00 }],
  ours: 10_000_00,
  reason: 'little-for-client',
}
const yes = { rung: 'part-of-charges', reason: 'liens', text: 'We give up half of our charges.' }

async function openAsked(asked: object = {}) {
  const opened = await openPaid()
  const { fileId } = opened.file
  const token = await db.transaction((tx) =>
    createCaseLink({ tx, rowSealer }, { applicationId: fileId, party: 'firm' }),
  )
  const firm = `/api/firm/${token}/reduction`
  const ask = async (more: object = {}) => {
    const payload = { submissionKey: randomUUID(), ...sheet, ...asked, ...more }
    const answer = await app.inject({ method: 'POST', url: firm, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const first = await ask()
  const id: string = first.body.reduction?.id
  const url = `/api/reductions/${id}`
  return {
    ...{ ...opened, fileId, firm, ask, first, id },
    answer: (more: object = {}, headers = owner) =>
      call('POST', `${url}/answer`, { submissionKey: randomUUID(), ...yes, ...more }, headers),
    act: (what: string, payload?: object, headers = owner) =>
      call('POST', `${url}/${what}`, payload, headers),
    accept: async () => {
      const answer = await app.inject({ method: 'POST', url: `${firm}/${id}/acceptance` })
      return { status: answer.statusCode, body: answer.json() }
    },
    desk: async (headers = owner) =>
      (await call('GET', `${opened.claim}/reduction`, undefined, headers)).body,
    row: async () => (await db.select().from(reductions).where(eq(reductions.id, id)))[0],
  }
}

const letReduce = (id: string, reduceUpTo: number) =>
  db.update(people).set({ reduceUpTo }).where(eq(people.id, id))

/** As if its last day had been so many days ago. */
async function passDays(id: string, fileId: string, days = 1) {
  await db
    .update(reductions)
    .set({ validUntil: addDays(today, -days) })
    .where(eq(reductions.id, id))
  const jobs = jobServices(db)
  await lapseReductionsNightly.run({}, jobs)
  return { ...jobs, fileId }
}

describe('the sheet', () => {
  test('is kept once, however often it is sent, and read by the desk with both sides of each answer', async () => {
    const file = await openAsked()
    expect(file.first).toMatchObject({ status: 200, body: { owed, reduction: { status: 'asked' } } })
    const { rungs, left, may } = await file.desk()
    expect({ left, upTo: may.upTo }).toEqual({ left: 18_000_00, upTo: null })
    expect(rungs.map(({ takes, net }: { takes: number; net: number }) => [takes, net])).toEqual([
      [15_400_00, 2_600_00],
      [13_600_00, 4_400_00],
      [12_700_00, 5_300_00],
      [10_000_00, 8_000_00],
      [0, 18_000_00],
    ])
    const submissionKey = randomUUID()
    const better = { ours: 9_000_00, submissionKey }
    const both = await Promise.all([file.ask(better), file.ask(better)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await file.ask({ ...better, ours: 8_000_00 })).toMatchObject({ status: 409 })
    const rows = await db.select().from(reductions).where(eq(reductions.applicationId, file.fileId))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['asked', 'withdrawn'])
  })

  test.each([
    [
      'cuts above the recovery',
      { liens: [{ name: 'County Hospital', full: 30_000_00, afterCut: 28_000_00 }] },
      'liens.0.afterCut',
      'The cuts add up to more than the recovery. Check County Hospital.',
    ],
    [
      'more after cuts than in full',
      { costs: { full: 10_00, afterCut: 11_00 } },
      'costs.afterCut',
      'After cuts, Costs can’t take more than in full. Make the second amount smaller.',
    ],
    ['more than is owed', { ours: 15_400_01 }, 'ours', 'No more than $15,400 is owed. Ask for that or less.'],
    ['less than nothing', { ours: -1 }, 'ours', 'Enter an amount in dollars, or 0'],
  ])('is refused with %s, at its field', async (_, wrong, field, words) => {
    const file = await openAsked()
    const { status, body } = await file.ask(wrong)
    expect([400, 422]).toContain(status)
    expect(body.errors[field]).toEqual([words])
  })
})

describe('the answer', () => {
  test('within the limit takes one; above it somebody whose limit reaches it', async () => {
    await letReduce(ruth.id, 3_000_00)
    const file = await openAsked()
    expect(await file.answer({}, desk.paul.headers)).toMatchObject({ status: 403 })
    expect((await file.answer({ rung: 'advance-only' }, ruth.headers)).body).toMatchObject({
      reduction: { status: 'asked', answer: null },
      waiting: { takes: 10_000_00, by: 'Ruth Owens' },
      may: { upTo: 3_000_00, sign: false },
    })
    expect(await file.act('signature', undefined, ruth.headers)).toMatchObject({ status: 409 })
    await letReduce(desk.paul.id, 1_00)
    expect(await file.act('signature', undefined, desk.paul.headers)).toMatchObject({ status: 403 })
    expect((await file.act('signature')).body.reduction).toMatchObject({
      ...{ status: 'granted', answer: { takes: 10_000_00, instead: owed } },
    })
    const small = await openAsked()
    expect((await small.answer({}, ruth.headers)).body.reduction.status).toBe('granted')
  })

  test('never takes more than is left or owed, nor nothing while something is left, nor holds past a step', async () => {
    const tight = await openAsked({
      ...{ liens: [{ name: 'Medicare', full: 20_000_00, afterCut: 19_000_00 }], ours: 8_000_00 },
    })
    const { rungs, validUntil } = await tight.desk()
    expect(rungs[0]).toMatchObject({ takes: 8_000_00, isCut: true })
    expect((await tight.answer({ rung: 'another', takes: 8_000_01 })).body.errors.takes).toEqual([
      'Only $8,000.00 is left after everybody’s cut',
    ])
    expect(await tight.answer({ rung: 'nothing' })).toMatchObject({ status: 422 })
    expect(await tight.answer({ validUntil: addDays(validUntil.latest, 1) })).toMatchObject({ status: 422 })
    expect((await tight.answer({ rung: 'full' })).body.reduction).toMatchObject({
      ...{ status: 'granted', answer: { takes: 8_000_00 } },
    })
  })

  test('of two at once, one is given; the whole amount is a no', async () => {
    const file = await openAsked()
    const both = await Promise.all([file.answer(), file.answer({ rung: 'advance-only' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const other = await openAsked()
    expect((await other.answer({ rung: 'full' })).body.reduction).toMatchObject({
      ...{ status: 'refused', answer: { isGranted: false, takes: owed } },
    })
    expect(await other.accept()).toMatchObject({ status: 409 })
    expect((await other.balance()).owed).toBe(owed)
  })
})

describe('accepted', () => {
  test('twice at once, it reduces once, newest advance first, and the letter follows', async () => {
    const file = await openAsked()
    await file.answer()
    const both = await Promise.all([file.accept(), file.accept()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toMatchObject({ owed: 12_700_00, reduction: { status: 'accepted' } })
    expect(await file.balance()).toMatchObject({ owed: 12_700_00, reduced: 2_700_00, paid: 0 })
    expect(await file.act('withdrawal', { reason: 'A mistake of ours.' })).toMatchObject({ status: 409 })
  })

  test('while it is withdrawn, one of both happens', async () => {
    const file = await openAsked()
    await file.answer()
    const [withdrawn, accepted] = await Promise.all([
      file.act('withdrawal', { reason: 'A mistake of ours.' }),
      file.accept(),
    ])
    expect([withdrawn.status, accepted.status].toSorted()).toEqual([200, 409])
    const { owed: now } = await file.balance()
    expect(now).toBe(accepted.status === 200 ? 12_700_00 : owed)
  })

  test('while a payment comes in, both count', async () => {
    const file = await openAsked()
    await file.answer()
    const [accepted, paid] = await Promise.all([file.accept(), file.pay(2_000_00)])
    expect([accepted.status, paid.status]).toEqual([200, 201])
    expect(await file.balance()).toMatchObject({ owed: 10_700_00, paid: 2_000_00, reduced: 2_700_00 })
  })

  const follow = (fileId: string) =>
    db.transaction(async (tx) => {
      await lockFile(tx, fileId)
      await followReduction({ tx, rowSealer, enqueue: async () => {} }, fileId, today)
    })

  test('and paid by its last day, it holds', async () => {
    const file = await openAsked()
    await file.answer()
    await file.accept()
    await file.pay(12_700_00)
    await follow(file.fileId)
    expect((await file.row())?.status).toBe('paid')
    expect((await file.balance()).owed).toBe(0)
  })

  test('and not paid, it lapses the day after, once, and both are told', async () => {
    const file = await openAsked()
    await file.answer()
    await file.accept()
    await file.pay(700_00)
    const { queued } = await passDays(file.id, file.fileId)
    const told = queued.filter(({ payload }) => 'reductionId' in payload && payload.reductionId === file.id)
    expect(told.map(({ payload }) => payload)).toEqual([
      { reductionId: file.id, party: 'person', news: 'lapsed' },
      { reductionId: file.id, party: 'attorney', news: 'lapsed' },
    ])
    await lapseReductionsNightly.run({}, jobServices(db))
    expect((await file.row())?.status).toBe('lapsed')
    expect(await file.balance()).toMatchObject({ owed: 14_700_00, reduced: 0, paid: 700_00 })
    expect((await file.ask()).body.reduction.status).toBe('asked')
  })

  test('and paid in time but recorded later, it holds after all', async () => {
    const file = await openAsked()
    await file.answer()
    await file.accept()
    const accepted = eq(ledgerEntries.submissionKey, entryKeyOf(file.id))
    await db
      .update(ledgerEntries)
      .set({ on: addDays(today, -2) })
      .where(accepted)
    await passDays(file.id, file.fileId)
    expect((await file.balance()).owed).toBe(owed)
    await file.pay(12_700_00, { on: addDays(today, -1) })
    await follow(file.fileId)
    expect((await file.row())?.status).toBe('paid')
    expect((await file.balance()).owed).toBe(0)
  })

  test('and over before anybody accepted, nothing was reduced', async () => {
    const file = await openAsked()
    await file.answer()
    await passDays(file.id, file.fileId)
    expect((await file.row())?.status).toBe('lapsed')
    expect(await file.accept()).toMatchObject({ status: 409 })
    expect((await file.balance()).owed).toBe(owed)
  })
})
