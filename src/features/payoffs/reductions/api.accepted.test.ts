import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { letters, reductions } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { addDays } from '#lib/calendar-days.ts'
import { openReductionsDesk, owed } from '../../../../tests/support/asked-reductions.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { lapseReductionsNightly } from './jobs/nightly.ts'
import { printReducedLetter } from './jobs/print.ts'
import { followReduction } from './mutations/follow.ts'

const { openAsked, passDays, services } = await openReductionsDesk('postgres')
const { db, rowSealer } = services

describe('accepted', () => {
  test('twice at once, it reduces once, newest advance first, and the letter follows', async () => {
    const file = await openAsked()
    await file.answer()
    const both = await Promise.all([file.accept(), file.accept()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toMatchObject({ owed: 12_700_00, reduction: { status: 'accepted' } })
    expect(await file.balance()).toMatchObject({ owed: 12_700_00, reduced: 2_700_00, paid: 0 })
    expect(await file.act('withdrawal', { reason: 'A mistake of ours.' })).toMatchObject({ status: 409 })
    for (const _ of ['asked for once', 'and again'])
      await printReducedLetter.run({ reductionId: file.id }, jobServices(db))
    const printed = await db.select().from(letters).where(eq(letters.applicationId, file.fileId))
    const { validUntil, letterId } = (await file.row()) ?? {}
    expect(printed).toMatchObject([
      { id: letterId, kind: 'payoff', owed: 12_700_00, goodThrough: validUntil, endedAt: null },
    ])
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

  const follow = (fileId: string, on = today) =>
    db.transaction(async (tx) => {
      await lockFile(tx, fileId)
      await followReduction({ tx, rowSealer, enqueue: async () => {} }, fileId, on)
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

  test('and paid in time but recorded after it lapsed, it holds after all', async () => {
    const file = await openAsked()
    await file.answer()
    await file.accept()
    await db.update(reductions).set({ validUntil: today }).where(eq(reductions.id, file.id))
    const tomorrow = addDays(today, 1)
    await follow(file.fileId, tomorrow)
    expect((await file.row())?.status).toBe('lapsed')
    expect((await file.balance(tomorrow)).owed).toBe(owed)
    await file.pay(12_700_00)
    await follow(file.fileId, tomorrow)
    expect((await file.row())?.status).toBe('paid')
    expect((await file.balance(tomorrow)).owed).toBe(0)
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
