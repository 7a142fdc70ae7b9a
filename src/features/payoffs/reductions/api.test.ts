import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reductions } from '#db/schema/index.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openReductionsDesk, owed } from '../../../../tests/support/asked-reductions.ts'

const desk = await openReductionsDesk('postgres')
const { ruth, openAsked, letReduce } = desk
const { db } = desk.services

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
