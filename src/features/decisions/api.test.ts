import { beforeAll, describe, expect, test } from 'vitest'
import { decisions, stateRules } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readCase } from '#features/case/applicant/data.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { brand } from '#site/brand.ts'
import { concession } from '#site/content/en/promise.ts'
import { dateIn } from '#site/format.ts'
import { formatCents } from '#site/staff-format.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'

const terms = {
  monthlyRate: 2.9,
  compounding: 'monthly',
  fee: 0,
  capMultiple: 2.5,
  mostMonths: null,
} as const
const noRule = { caps: [], mostMonths: null, largestAdvance: null }

describe.each(databaseKinds())('decisions on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  beforeAll(async () => {
    const rule = {
      effectiveFrom: '2026-01-01',
      act: 'written',
      version: 1,
      source: '',
      origin: 'owner',
    } as const
    const plain = { ...rule, caps: [], requiredSentences: [] }
    await desk.database.db.insert(stateRules).values([
      { ...plain, code: 'AL', posture: 'closed', sentence: 'We don’t fund people in Alabama.' },
      { ...plain, code: 'GA', posture: 'license', sentence: 'A license.' },
      {
        ...rule,
        code: 'NV',
        posture: 'capped',
        sentence: 'A cap.',
        caps: [{ kind: 'yearly-rate', percent: 20 }],
        cancelDays: 5,
        largestAdvance: 20_000_00,
        requiredSentences: ['Nevada asks us to say this.'],
      },
    ])
  })

  const caseOf = (id: string) =>
    readCase({ db: desk.database.db, rowSealer: testRowSealer }, id).then((told) => told)

  test('approve with an amount, and file, spreadsheet, mail and case page say what the engine says', async () => {
    const file = await openFile(desk)
    const { status, body } = await file.approve(12_500_00, { line: 'Take your time.' })
    expect(status).toBe(201)
    expect(body.application.status).toBe('approved')
    const priced = priceOffer(12_500_00, terms, noRule)
    expect(priced.owed.map(({ owed }) => owed)).toEqual([14_838_92, 17_615_48, 24_824_41, 31_250_00])
    expect(body.decision).toMatchObject({
      amount: 12_500_00,
      termsVersion: 1,
      owed: priced.owed,
      by: 'Ruth Owens',
    })
    expect(await caseOf(file.id)).toMatchObject({ status: 'received', decision: null })

    const [mail, ...others] = await file.mail()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^You have an offer \(BF-\w+\)$/)
    for (const { owed } of priced.owed) {
      expect(mail?.text).toContain(formatCents(owed))
      expect(mail?.html).toContain(formatCents(owed))
    }
    expect(mail?.text).toContain('Take your time.')
    expect(mail?.text.split(concession)).toHaveLength(2)
    expect(mail?.text).toContain('/case/')
    expect(await file.mail()).toEqual([])

    const told = await caseOf(file.id)
    expect(told).toMatchObject({ status: 'approved', decision: { amount: 12_500_00, owed: priced.owed } })
    const [kept] = await file.history()
    expect(kept).toMatchObject({ amount: 12_500_00, owed: priced.owed, line: 'Take your time.' })
    const csv = await desk.app.inject({
      url: '/api/applications/export.csv?status=approved',
      headers: desk.owner,
    })
    expect(csv.body).toContain('"12500.00","1","14838.92","17615.48","24824.41","31250.00"')
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    const [sent, changed] = timeline.filter(({ type }: { type: string }) => /mail|status/.test(type))
    expect(sent).toMatchObject({ type: 'mail-sent', details: { mail: 'offer', party: 'applicant' } })
    expect(changed).toMatchObject({ toStatus: 'approved', details: { decision: { amount: 12_500_00 } } })
  })

  test('are held to the rule of the state, and refused with words where we may not fund', async () => {
    const capped = await openFile(desk, { state: 'NV' })
    expect((await capped.approve(10_000_00)).status).toBe(409)
    const { body } = await capped.approve(10_000_00, { ruleVersion: 1 })
    const held = priceOffer(10_000_00, terms, {
      ...noRule,
      state: 'NV',
      caps: [{ kind: 'yearly-rate', percent: 20 }],
    })
    expect(body.decision.owed).toEqual(held.owed)
    expect(body.decision.owed[1]).toMatchObject({ owed: 12_000_00, cappedFor: 'state' })
    const [mail] = await capped.mail()
    expect(mail?.text).toContain('$12,000.00 (held to Nevada’s limit)')
    expect(mail?.text).toContain('5 business days to cancel')
    expect(mail?.text).toContain('Nevada asks us to say this.')
    const large = await capped.approve(20_000_01, { ruleVersion: 1 })
    expect(large).toMatchObject({
      status: 422,
      body: { errors: { amount: [expect.stringContaining('$20,000.00')] } },
    })

    const closed = await openFile(desk, { state: 'AL' })
    expect(await closed.approve(1_000_00, { ruleVersion: 1 })).toMatchObject({
      status: 422,
      body: { message: 'We don’t fund people in Alabama.' },
    })
    const unlicensed = await openFile(desk, { state: 'GA' })
    const refused = await unlicensed.approve(1_000_00, { ruleVersion: 1 })
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('license') } })
    expect((await unlicensed.desk()).closed).toBe(refused.body.message)

    // Where the attorney practices says nothing about the client.
    const nowhere = await openFile(desk, { state: 'AL', role: 'attorney' })
    expect((await nowhere.approve()).body.errors).toEqual({
      state: ['Choose the state where the client lives'],
    })
    expect((await nowhere.approve(1_000_00, { state: 'TX' })).body.decision.state).toBe('TX')
    expect((await nowhere.mail())[0]?.subject).toContain('your client')
    expect((await nowhere.approve(1_000_00, { state: 'TX', termsVersion: 9 })).status).toBe(422)
  })

  test('can be undone with their mail until it leaves, and what stood before stands again', async () => {
    const file = await openFile(desk)
    const offer = (await file.approve()).body.decision
    await file.act('undo', offer.id, desk.paul.headers)
    expect((await file.read()).status).toBe('received')
    expect(await file.mail()).toEqual([])
    expect((await file.act('undo', offer.id, desk.ruth.headers)).status).toBe(200)

    await file.approve(12_500_00)
    expect(await file.mail()).toHaveLength(1)
    const second = (await file.approve(10_000_00)).body.decision
    expect((await caseOf(file.id))?.decision).toMatchObject({ amount: 12_500_00 })
    await file.act('undo', second.id, desk.ruth.headers)
    expect((await file.desk()).standing).toMatchObject({ amount: 12_500_00, ending: null })

    const paid = (await file.fund()).body.decision
    expect((await file.read()).status).toBe('funded')
    await file.act('undo', paid.id, desk.ruth.headers)
    expect(await file.read()).toMatchObject({ status: 'approved' })
    expect((await file.fund()).status).toBe(201)
    const [sent, ...others] = await file.mail()
    expect(others).toEqual([])
    expect(sent?.subject).toContain('on its way')
    expect(sent?.text).toContain(`you owe us nothing. ${concession}`)
    expect(sent?.text).toMatch(/this is what you’d owe:\n\nOwed after 6 months/)
    const [standing] = await file.history()
    expect(await file.act('undo', standing?.id ?? '', desk.ruth.headers)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('mail has left') },
    })
    expect((await file.fund()).status).toBe(409)
    expect((await file.decline()).body.message).toContain('funded')
  })

  test('pay out between the day of the offer and a week from today', async () => {
    const file = await openFile(desk)
    await file.approve()
    const inDays = (days: number) => dateIn(brand.openHours.timeZone, Date.now() + days * 24 * 60 * 60_000)
    for (const fundedOn of [inDays(-1), '2010-01-01', inDays(8), '2099-01-01']) {
      const refused = await file.fund(12_500_00, { fundedOn })
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toHaveProperty('fundedOn')
    }
    await file.backdateOffer(inDays(-3))
    expect((await file.fund(12_500_00, { fundedOn: inDays(-3) })).status).toBe(201)
    const ahead = await openFile(desk)
    await ahead.approve()
    expect((await ahead.fund(12_500_00, { fundedOn: inDays(7) })).status).toBe(201)
  })

  test('decline with a letter that the reviewer may change, and the words are sealed', async () => {
    const file = await openFile(desk)
    expect((await file.decline({ letter: ' ' })).body.errors).toHaveProperty('letter')
    const letter = 'Hello Ana,\n\nwe can’t, <b>really</b>.'
    const { body } = await file.decline({ letter, note: 'a second policy may turn up' })
    expect(body.decision).toMatchObject({ reason: 'little-insurance', letter, amount: null, owed: [] })
    const [mail] = await file.mail()
    expect(mail?.subject).toMatch(/^About your application \(BF-\w+\)$/)
    expect(mail?.text).toContain('we can’t, <b>really</b>.')
    expect(mail?.html).toContain('&lt;b&gt;')
    expect(mail?.text).not.toContain('policy')
    expect((await caseOf(file.id))?.decision).toEqual({ kind: 'declined', letter })
    const { rows } = await desk.database.runSql('select d::text as all from decisions d')
    const kept = rows.map((row) => String(row.all)).join('\n')
    expect(kept).not.toContain('policy')
    expect(kept).not.toContain('really')
    await file.approve(5_000_00, { note: 'they found one' })
    expect((await file.read()).status).toBe('approved')
  })

  test('leave the plain call as it was, and say that no amount is recorded', async () => {
    const file = await openFile(desk)
    const { version } = await file.read()
    const plain = await file.call('PATCH', '/status', desk.owner, { status: 'approved', version })
    expect(plain.status).toBe(200)
    expect(await desk.database.db.$count(decisions)).toBeGreaterThan(0)
    expect((await file.desk()).standing).toBeNull()
    const csv = await desk.app.inject({
      url: '/api/applications/export.csv?status=approved',
      headers: desk.owner,
    })
    expect(csv.body).toContain('"no amount recorded"')
    expect((await file.fund()).body.message).toContain('Approve it with an amount first')
    // A status set by hand replaces a decision whose mail has not left.
    await file.approve()
    const seen = (await file.read()).version
    await file.call('PATCH', '/status', desk.owner, { status: 'in-review', version: seen })
    expect(await file.mail()).toEqual([])
    expect((await file.history())[0]).toMatchObject({ ending: 'superseded', mailedAt: null })
  })
})
