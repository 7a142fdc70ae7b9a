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
    ['far more', { amount: 1e15 }, 'amount', /The offer is for \$10,000\.00/],
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

  test('say at its field what can’t be read', async () => {
    const file = await openContractFile(desk)
    for (const [field, value, words] of [
      ['fundingOn', '2027-02-30', /Use a date/],
      ['fundingOn', 'soon', /Use a date/],
      ['fundingOn', 20270301, /Use a date/],
      ['fundingOn', '1999-12-31', /from 2000/],
      ['fundingOn', null, /Use a date/],
      ...[0, -1, 10.5, 1e300, '500000', true, [5_000_00]].map(
        (amount) => ['amount', amount, /whole cents/] as const,
      ),
      ['language', 'fr', /Use en or en-es/],
      ['capacity', 'friend', /as whom/],
      ['signer', { name: 'Leo Ruiz' }, /./],
      ['documentId', '1', /of this file/],
      ['answers', [true], /./],
      ['answers', { benefits: 'yes' }, /Answer yes or no/],
      ['answers', { lottery: true }, /lottery/],
    ] as const) {
      const { status, body } = await file.draft({ [field]: value })
      expect([field, value, status]).toEqual([field, value, 400])
      const said = Object.entries<string[]>(body.errors).find(([name]) => name.startsWith(field))
      expect(said?.[1][0]).toMatch(words)
    }
    // All of the offer instead of the half that somebody meant.
    const { status, body } = await file.draft({ ammount: 5_000_00 } as object)
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toMatch(/ammount/)
    expect((await file.contracts()).contracts).toEqual([])
  })

  test('need an offer that stands', async () => {
    const bare = await openFile(desk)
    const draft = () => bare.call('POST', '/contracts', desk.ruth.headers, { fundingOn })
    expect(await draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/No offer with an amount stands/) },
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
    const withdrawn = await openContractFile(desk)
    expect((await withdrawn.decline()).status).toBe(201)
    expect(await withdrawn.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/No offer with an amount stands/) },
    })
    const unknown = '/api/applications/00000000-0000-4000-8000-000000000000/contracts'
    const { statusCode } = await desk.app.inject({
      ...{ method: 'POST', url: unknown, headers: desk.owner, payload: { fundingOn } },
    })
    expect(statusCode).toBe(404)
  })

  test('are refused when the state closed or changed its rule meanwhile, or the client moved', async () => {
    const file = await openContractFile(desk, { state: 'ID' })
    await desk.setRule('ID', { posture: 'closed' })
    expect(await file.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Idaho/) },
    })
    const changed = await openContractFile(desk, { state: 'ND' })
    await desk.setRule('ND', { posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 12 }] })
    expect(await changed.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/North Dakota’s rule has changed.*Make a new offer first/) },
    })
    const early = await openContractFile(desk, { state: 'SD' })
    const cap = { posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 12 }] }
    await desk.setRule('SD', { ...cap, effectiveFrom: addDays(today, 1) })
    expect(await early.draft()).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/South Dakota’s rule changes on .*, or make a new offer from then/),
      },
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
