import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { decisions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { StateCode } from '#domain/states.ts'
import { readCase } from '#features/case/applicant/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { concession } from '#site/content/en/promise.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'

const today = dateIn(brand.openHours.timeZone)

describe.each(databaseKinds())('offers that are out, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const setRule = async (code: StateCode, payload: object) => {
    const url = `/api/state-rules/${code}`
    const answer = await desk.app.inject({ method: 'PUT', url, headers: desk.owner, payload })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const setOwners = (url: string, payload: object) =>
    desk.app.inject({ method: 'PUT', url, headers: desk.owner, payload })
  const setSum = async (secondAbove: number | null) => {
    const url = '/api/admin/signatures'
    const { version } = (await desk.app.inject({ url, headers: desk.owner })).json()
    await setOwners(url, { secondAbove, version })
  }
  const endOffer = (id: string, day: string) =>
    db.update(decisions).set({ offerEndsOn: day }).where(eq(decisions.applicationId, id))
  const caseOf = (id: string) => readCase({ db, rowSealer: testRowSealer }, id)

  test('can’t be paid when today’s rule allows less, and say which figure changed', async () => {
    const file = await openFile(desk, { state: 'OH' })
    await file.approve(10_000_00)
    await file.mail()
    await setRule('OH', { posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 10 }] })
    const words =
      'Ohio’s rule has changed since the offer. After 6 months the offer asks for $11,871.14; the rule allows $10,500.00. Make a new offer first.'
    expect(await file.fund(10_000_00)).toMatchObject({ status: 409, body: { message: words } })
    expect((await file.desk()).offerProblem).toBe(words)
    expect((await caseOf(file.id))?.decision).toMatchObject({ problem: 'outdated' })
    expect((await file.read()).status).toBe('approved')

    const { rule } = await file.desk()
    expect((await file.approve(10_000_00, { ruleVersion: rule.version })).status).toBe(201)
    expect((await file.desk()).offerProblem).toBeNull()
    expect((await file.fund(10_000_00)).status).toBe(201)
  })

  test('can’t be paid above a new largest advance, after more months, or beyond a new share', async () => {
    const changes: [StateCode, object, RegExp][] = [
      ['ID', { largestAdvance: 9_000_00 }, /is for \$10,000\.00; the largest advance is \$9,000\.00/],
      ['IA', { mostMonths: 24 }, /After 36 months .* \$25,000\.00; the rule allows \$19,859\.53/],
      [
        'NY',
        { caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }] },
        /the advance plus 25% of what the case pays/,
      ],
      ['KS', { compounding: 'semiannual' }, /After 6 months/],
    ]
    for (const [state, limit, words] of changes) {
      const file = await openFile(desk, { state })
      await file.approve(10_000_00)
      await setRule(state, { posture: 'capped', ...limit })
      const answer = await file.fund(10_000_00)
      expect(answer.status, state).toBe(409)
      expect(answer.body.message).toMatch(words)
    }
  })

  test('count our notes in where nobody wrote a rule, like the price on the page', async () => {
    const file = await openFile(desk, { state: 'IL' })
    expect((await file.desk()).rule).toMatchObject({ version: 0, mostMonths: 42, cancelDays: 14 })
    const { body } = await file.approve(10_000_00)
    const owed = Object.fromEntries(
      body.decision.owed.map(({ months, owed }: { months: number; owed: number }) => [months, owed]),
    )
    expect(owed).toMatchObject({ 6: 11_800_00, 12: 13_600_00, 24: 17_200_00, 36: 20_800_00 })
    const [mail] = await file.mail()
    expect(mail?.text).toContain('$13,600.00 (held to Illinois’s limit)')
    expect(mail?.text).toContain(concession)
    expect(mail?.text).toContain('14 business days to cancel, from the day the money is sent')
    expect((await file.fund(10_000_00)).status).toBe(201)
  })

  test('a payment of an earlier day was sent, and isn’t on its way', async () => {
    const file = await openFile(desk)
    await file.approve(10_000_00)
    await file.backdateOffer(addDays(today, -6))
    const fundedOn = addDays(today, -5)
    expect((await file.fund(10_000_00, { fundedOn })).status).toBe(201)
    const mails = await file.mail()
    const paid = mails.at(-1)
    expect(paid?.subject).toContain('We sent your money')
    expect(paid?.text).toContain(`We sent it by wire on ${formatCalendarDay(fundedOn)}.`)
    expect(paid?.text).not.toContain('on its way')
  })

  test('can be paid when a new rule allows them as they are', async () => {
    const file = await openFile(desk, { state: 'OR' })
    await file.approve(10_000_00)
    await setRule('OR', { posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 200 }], cancelDays: 5 })
    expect((await file.fund(10_000_00)).status).toBe(201)
  })

  test('aren’t paid on a day on which another rule has begun', async () => {
    const file = await openFile(desk, { state: 'WA' })
    await file.approve(10_000_00)
    await setRule('WA', { posture: 'capped', effectiveFrom: addDays(today, 3), largestAdvance: 5_000_00 })
    expect((await file.fund(10_000_00, { fundedOn: addDays(today, 4) })).status).toBe(409)
    expect((await file.fund(10_000_00, { fundedOn: today })).status).toBe(201)
  })

  test('aren’t signed by the second person after the rule changed, the state closed, or they ended', async () => {
    await setSum(5_000_00)
    const changes: [StateCode, (id: string) => Promise<unknown>, number][] = [
      ['VA', () => setRule('VA', { posture: 'capped', largestAdvance: 9_000_00 }), 409],
      ['ND', () => setRule('ND', { posture: 'closed' }), 422],
      ['WY', () => setRule('WY', { posture: 'license' }), 422],
      ['NH', (id) => endOffer(id, addDays(today, -1)), 409],
    ]
    for (const [state, change, status] of changes) {
      const file = await openFile(desk, { state })
      await file.approve(10_000_00)
      const { body } = await file.fund(10_000_00)
      await change(file.id)
      expect(await file.act('signature', body.decision.id, desk.paul.headers), state).toMatchObject({
        status,
      })
      expect((await file.desk()).offerProblem).not.toBeNull()
    }
    await setSum(null)
  })

  test('stand for 14 days, or as many as the owner says, and say so', async () => {
    const file = await openFile(desk)
    const { body } = await file.approve()
    const last = addDays(today, 14)
    expect(body.decision.offerEndsOn).toBe(last)
    const [mail] = await file.mail()
    expect(mail?.text).toContain(`This offer stands until ${formatCalendarDay(last)}.`)
    expect((await caseOf(file.id))?.decision).toMatchObject({ endsOn: last, problem: null })

    expect((await setOwners('/api/admin/offer-days', { days: 0 })).statusCode).toBe(400)
    expect((await setOwners('/api/admin/offer-days', { days: 5 })).json()).toEqual({ days: 5 })
    const shorter = await openFile(desk)
    expect((await shorter.approve()).body.decision.offerEndsOn).toBe(addDays(today, 5))
    expect((await file.desk()).standing.offerEndsOn).toBe(last)
  })

  test('can’t be paid after their last day; a new offer can be made', async () => {
    const file = await openFile(desk)
    await file.approve()
    await file.mail()
    await endOffer(file.id, today)
    expect((await file.desk()).offerProblem).toBeNull()
    await endOffer(file.id, addDays(today, -1))
    const words = `This offer ended on ${formatCalendarDay(addDays(today, -1))}. Make a new offer first.`
    expect(await file.fund()).toMatchObject({ status: 409, body: { message: words } })
    expect((await file.desk()).offerProblem).toBe(words)
    expect((await caseOf(file.id))?.decision).toMatchObject({ problem: 'offer ended' })
    expect((await file.approve()).status).toBe(201)
    expect((await file.fund()).status).toBe(201)
  })

  test('that wait for a second signature stand from that day on', async () => {
    await setOwners(`/api/admin/people/${desk.paul.id}/limit`, { approveUpTo: 5_000_00 })
    const file = await openFile(desk)
    const { body } = await file.approve(12_500_00, {}, desk.paul.headers)
    await endOffer(file.id, addDays(today, -6))
    const signed = await file.act('signature', body.decision.id, desk.ruth.headers)
    expect(signed).toMatchObject({ status: 200, body: { application: { status: 'approved' } } })
    const { offerEndsOn } = signed.body.decision
    expect(offerEndsOn > today).toBe(true)
    expect(offerEndsOn).toBe((await file.desk()).standing.offerEndsOn)
  })

  test('say on the case page that their state has closed', async () => {
    const file = await openFile(desk, { state: 'SD' })
    await file.approve()
    await file.mail()
    await setRule('SD', { posture: 'closed' })
    const shown = await caseOf(file.id)
    expect(shown).toMatchObject({ turn: 'nobody', decision: { problem: 'closed', state: 'SD' } })
    expect((await file.desk()).offerProblem).toBe('We don’t fund people who live in South Dakota.')
  })
})
