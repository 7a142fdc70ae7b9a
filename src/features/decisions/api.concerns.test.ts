import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications, checklistItems, decisions, firmRecords, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addItems } from '../../../tests/support/add-items.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'
import { mailSignedAlone } from './jobs.ts'

describe.each(databaseKinds())('before a yes on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const disable = (...ids: string[]) =>
    Promise.all(ids.map((id) => db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, id))))
  const limit = (id: string, approveUpTo: number | null) =>
    db.update(people).set({ approveUpTo }).where(eq(people.id, id))
  beforeEach(async () => {
    await db.update(people).set({ disabledAt: null, approveUpTo: null })
  })
  const ownerId = async () => {
    const [owner] = await db.select().from(people).where(eq(people.isFirst, true))
    return owner?.id ?? ''
  }

  test('each thing that stands against it is named and needs a written reason, which is kept sealed', async () => {
    const file = await openFile(desk)
    const [itemId = ''] = await addItems(desk, file.id, [{ documentType: 'medical-records' }])
    await db.update(checklistItems).set({ isRequired: true }).where(eq(checklistItems.id, itemId))
    const row = await file.read()
    const answers = testRowSealer.open(applications.sealedAnswers, row.id, row.sealedAnswers)
    const sealedAnswers = testRowSealer.seal(applications.sealedAnswers, row.id, {
      ...answers,
      hasPriorFunding: true,
    })
    await db
      .update(applications)
      .set({ sealedAnswers, fundingAmount: '5000-10000' })
      .where(eq(applications.id, file.id))

    const always = ['firm-not-asked', 'firm-not-verified', 'documents-not-accepted', 'prior-funding']
    expect((await file.desk()).concerns).toEqual(always)
    for (const concernsReason of [undefined, '', '   ']) {
      const refused = await file.approve(10_000_01, { concernsReason })
      expect(refused.status).toBe(422)
      expect(refused.body.errors.concerns).toHaveLength(5)
      expect(refused.body.message).toContain('never asked')
      expect(refused.body.errors.concerns.join(' ')).toContain('above what was asked')
    }
    expect((await file.read()).status).toBe('received')
    const { status, body } = await file.approve(10_000_01, { concernsReason: 'The judge is my witness.' })
    expect(status).toBe(201)
    expect(body.decision).toMatchObject({
      concerns: [...always, 'above-asked'],
      concernsReason: 'The judge is my witness.',
    })
    const { rows } = await desk.database.runSql('select d::text as all from decisions d')
    expect(rows.map((one) => String(one.all)).join()).not.toContain('witness')
    expect((await file.fund(10_000_01, { concernsReason: undefined })).status).toBe(422)

    // Asked and verified, accepted, and the firm says that there is no other advance.
    const now = new Date()
    const liens = testRowSealer.seal(firmRecords.sealedAnswers, file.id, { liens: 'none' })
    await db.insert(firmRecords).values({
      ...{ id: file.id, verifiedAt: now, askedAt: now, answeredAt: now, representation: 'yes' },
      sealedAnswers: liens,
    })
    await db.update(checklistItems).set({ state: 'accepted' }).where(eq(checklistItems.id, itemId))
    expect((await file.desk()).concerns).toEqual([])
    expect((await file.approve(10_000_00, { concernsReason: undefined })).status).toBe(201)
    const paid = await file.fund(10_000_00, { concernsReason: undefined })
    expect(paid).toMatchObject({ status: 201, body: { decision: { concerns: [], concernsReason: null } } })
  })

  test('an attorney’s own application has no firm to ask', async () => {
    const file = await openFile(desk, { role: 'attorney' })
    expect((await file.desk()).concerns).toEqual([])
  })

  test('above their own limit a second person signs, an offer as well as a payment', async () => {
    await limit(desk.ruth.id, 5_000_00)
    const file = await openFile(desk)
    expect((await file.desk()).ownLimit).toBe(5_000_00)
    const small = await openFile(desk)
    expect((await small.approve(5_000_00)).body.application.status).toBe('approved')
    const first = await file.approve(5_000_01, { askedId: desk.paul.id })
    expect(first).toMatchObject({
      status: 201,
      body: { application: { status: 'received' }, decision: { signerLimit: 5_000_00, effectiveAt: null } },
    })
    expect(await file.mail()).toEqual([])
    const { id } = first.body.decision
    expect((await file.act('signature', id, desk.ruth.headers)).status).toBe(409)
    const signed = await file.act('signature', id, desk.paul.headers)
    expect(signed).toMatchObject({
      status: 200,
      body: { application: { status: 'approved' }, decision: { second: { name: 'Paul Whitlock' } } },
    })
    expect(await file.mail()).toHaveLength(1)
    const { version } = await file.read()
    const plain = await file.call('PATCH', '/status', desk.ruth.headers, { status: 'funded', version })
    expect(plain.status).toBe(409)
    expect((await file.fund(5_000_01)).body.application.status).toBe('approved')
    expect((await file.fund(5_000_01, {}, desk.paul.headers)).body.application.status).toBe('funded')
  })

  test('what arises after the first signature voids it', async () => {
    await limit(desk.ruth.id, 1_00)
    const file = await openFile(desk)
    const { id } = (await file.approve()).body.decision
    const itemIds = await addItems(desk, file.id, [{ documentType: 'medical-records' }])
    await db
      .update(checklistItems)
      .set({ isRequired: true })
      .where(eq(checklistItems.id, itemIds[0] ?? ''))
    expect((await file.act('signature', id, desk.paul.headers)).body.message).toContain('void')
    expect((await file.read()).status).toBe('received')
  })

  test('the only person who may sign does it alone: a reason, a mail, a day, and the record says so', async () => {
    await disable(desk.ruth.id, desk.paul.id)
    const owner = await ownerId()
    await limit(owner, 1_000_00)
    const file = await openFile(desk)
    const without = await file.approve(2_000_00, {}, desk.owner)
    expect(without).toMatchObject({ status: 422, body: { errors: { aloneReason: [expect.any(String)] } } })
    const aloneReason = 'There are only me and the cat.'
    const { status, body } = await file.approve(2_000_00, { aloneReason }, desk.owner)
    expect([status, body.application.status]).toEqual([201, 'received'])
    const { id, aloneFrom } = body.decision
    const wait = Date.parse(aloneFrom) - Date.now()
    expect(wait).toBeGreaterThan(23.9 * 60 * 60_000)
    expect(wait).toBeLessThanOrEqual(24 * 60 * 60_000)
    const services = jobServices(db)
    await mailSignedAlone.run({ decisionId: id }, services)
    expect(services.sent).toMatchObject([{ subject: expect.stringContaining('You signed alone') }])

    expect(await file.act('signature', id, desk.owner)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('24 hours') },
    })
    expect((await file.approve(2_000_00, { aloneReason }, desk.owner)).status).toBe(409)
    await db.update(decisions).set({ aloneFrom: new Date() }).where(eq(decisions.id, id))

    // From the second signer on it takes two.
    await db.update(people).set({ disabledAt: null }).where(eq(people.id, desk.ruth.id))
    expect((await file.act('signature', id, desk.owner)).status).toBe(409)
    await disable(desk.ruth.id)
    const signed = await file.act('signature', id, desk.owner)
    expect(signed).toMatchObject({
      status: 200,
      body: { application: { status: 'approved' }, decision: { isAlone: true, second: null, aloneReason } },
    })
    expect((await file.act('signature', id, desk.owner)).status).toBe(200)
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    expect(timeline.find(({ toStatus }: { toStatus: string }) => toStatus === 'approved')).toMatchObject({
      details: { decision: { isAlone: true } },
    })
  })

  test('nothing is stuck when the second signer leaves while it waits', async () => {
    await limit(desk.ruth.id, 1_000_00)
    await disable(desk.paul.id)
    const owner = await ownerId()
    await db.update(people).set({ role: 'editor' }).where(eq(people.id, owner))
    try {
      await db.update(people).set({ disabledAt: null }).where(eq(people.id, desk.paul.id))
      const file = await openFile(desk)
      const { id } = (await file.approve(2_000_00, { askedId: desk.paul.id })).body.decision
      await disable(desk.paul.id)
      expect(await file.act('signature', id, desk.ruth.headers)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('alone') },
      })
      const again = await file.approve(2_000_00, { aloneReason: 'Paul has left.' })
      expect(again.status).toBe(201)
      const aloneId = again.body.decision.id
      await db.update(decisions).set({ aloneFrom: new Date() }).where(eq(decisions.id, aloneId))
      expect((await file.act('signature', aloneId, desk.ruth.headers)).status).toBe(200)
      expect((await file.read()).status).toBe('approved')
      expect((await file.rows()).find((row) => row.id === id)?.ending).toBe('void')
    } finally {
      await db.update(people).set({ role: 'owner' }).where(eq(people.id, owner))
    }
  })

  test('one administrator with nothing set up approves and marks as funded', async () => {
    await disable(desk.ruth.id, desk.paul.id)
    const file = await openFile(desk)
    expect((await file.approve(12_500_00, {}, desk.owner)).body.application.status).toBe('approved')
    expect((await file.fund(12_500_00, {}, desk.owner)).body.application.status).toBe('funded')
    const plain = await openFile(desk)
    for (const status of ['approved', 'funded']) {
      const { version } = await plain.read()
      const moved = await plain.call('PATCH', '/status', desk.owner, { status, version })
      expect(moved.status).toBe(200)
    }
  })
})
