import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, decisions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import {
  fundingOn,
  noToAll,
  openContractFile,
  openContractsDesk,
} from '../../../../tests/support/contracts.ts'
import { openFile, today } from '../../../../tests/support/decisions.ts'

const nextSunday = (day: string) => {
  let date = addDays(day, 1)
  while (new Date(date).getUTCDay() !== 0) date = addDays(date, 1)
  return date
}
/** Of next year, or the Monday after it. */
const independenceDay = (() => {
  const day = `${Number(today.slice(0, 4)) + 1}-07-04`
  return new Date(day).getUTCDay() === 0 ? addDays(day, 1) : day
})()

describe.each(databaseKinds())('contracts that can’t be drafted, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  const { db } = desk.database

  test.each([
    ['a day that is over', { fundingOn: addDays(today, -1) }, 'fundingOn', /is over/],
    ['a Sunday', { fundingOn: nextSunday(today) }, 'fundingOn', /Banks are closed/],
    ['a holiday', { fundingOn: independenceDay }, 'fundingOn', /Banks are closed|over|two years/],
    ['a day too far ahead', { fundingOn: addDays(addMonths(today, 24), 1) }, 'fundingOn', /closed|two years/],
    ['more than the offer', { amount: 10_000_01 }, 'amount', /The offer is for \$10,000\.00/],
    ['a name that isn’t the file’s', { name: 'Ana Reyes' }, 'name', /The application says Ana Ruiz/],
    [
      'a former name without its paper',
      { name: 'Ana R', formerName: 'Ana Ruiz' },
      'name',
      /choose the paper/,
    ],
    ['another signer for oneself', { signer: 'Leo Ruiz' }, 'signer', /signs as Ana Ruiz/],
    ['nobody who signs for a child', { capacity: 'parent' as const }, 'signer', /Enter who signs/],
    [
      'a document of another file',
      { documentId: '00000000-0000-4000-8000-000000000000' },
      'documentId',
      /of this file/,
    ],
  ])('name %s at its field', async (_what, wanted, field, words) => {
    const file = await openContractFile(desk)
    const { status, body } = await file.draft(wanted)
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([expect.stringMatching(words)])
    expect((await file.contracts()).contracts).toEqual([])
  })

  test('say so for a day or a sum that is none', async () => {
    const file = await openContractFile(desk)
    for (const wanted of [
      { fundingOn: '2027-02-30' },
      { fundingOn: 'soon' },
      { amount: 0 },
      { amount: 10.5 },
      { language: 'fr' as 'en' },
      { answers: { benefits: 'yes' } as never },
    ])
      expect((await file.draft(wanted)).status).toBe(400)
  })

  test('need an offer that stands', async () => {
    const bare = await openFile(desk)
    const draft = () => bare.call('POST', '/contracts', desk.ruth.headers, { fundingOn })
    expect(await draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/no approved offer/) },
    })
    const file = await openContractFile(desk)
    await db
      .update(decisions)
      .set({ offerEndsOn: addDays(today, -1) })
      .where(eq(decisions.applicationId, file.id))
    expect(await file.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/This offer ended on/) },
    })
    expect((await file.contracts()).problem).toMatch(/This offer ended on/)
    const unknown = '/api/applications/00000000-0000-4000-8000-000000000000/contracts'
    const { statusCode } = await desk.app.inject({
      ...{ method: 'POST', url: unknown, headers: desk.owner, payload: { fundingOn } },
    })
    expect(statusCode).toBe(404)
  })

  test('are refused when the state closed meanwhile, or the client moved', async () => {
    const file = await openContractFile(desk, { state: 'ID' })
    await desk.setRule('ID', { posture: 'closed' })
    expect(await file.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Idaho/) },
    })
    const moved = await openContractFile(desk, { state: 'OR' })
    await db.update(applications).set({ state: 'WA' }).where(eq(applications.id, moved.id))
    expect(await moved.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Approve it again/) },
    })
  })

  test('are refused outright for claims that nobody may buy, by state', async () => {
    const file = await openContractFile(desk)
    const answers = { ...noToAll, 'workers-compensation': true, 'united-states': true }
    const { status, body } = await file.draft({ answers })
    expect(status).toBe(409)
    expect(body.errors.rule).toEqual([
      expect.stringMatching(/^Texas: .*workers’ compensation/),
      expect.stringMatching(/^Texas: .*United States/),
    ])
  })

  test('take a changed name with the former one and the paper that shows it', async () => {
    const file = await openContractFile(desk)
    const documentId = await addDocument(desk, file.id)
    const { status, body } = await file.draft({ name: 'Ana Reyes', formerName: 'Ana Ruiz', documentId })
    expect(status).toBe(201)
    expect(body.checks).toContainEqual(
      expect.objectContaining({
        name: 'name',
        isMet: true,
        words: expect.stringMatching(/formerly Ana Ruiz/),
      }),
    )
  })
})
