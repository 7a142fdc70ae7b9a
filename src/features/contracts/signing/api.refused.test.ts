import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contractEvents, contractSignings, contracts, decisions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { knowSigner, openSent, openSigning } from '../../../../tests/support/signing.ts'

describe.each(databaseKinds())('what signs nothing, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  await confirmWords(desk)
  const { db } = desk.database
  const open = openedOnce(desk.database, () => openSent(desk))
  const change = (id: string, set: Partial<typeof contracts.$inferInsert>) =>
    db.update(contracts).set(set).where(eq(contracts.id, id))
  const statusOf = async (id: string) =>
    (await db.select({ status: contracts.status }).from(contracts).where(eq(contracts.id, id)))[0]?.status

  test('a link without the mailed code: it looks, and changes nothing', async () => {
    const file = await open()
    await file.prepare()
    const stranger = { cookie: '' }
    expect(await file.signing(stranger)).toMatchObject({ isKnown: false, stage: 'sign' })
    const events = () => db.$count(contractEvents, eq(contractEvents.contractId, file.id))
    const before = await events()
    const calls = [
      ['/consent', { code: file.readingCode, agrees: true }],
      ['/pages/1', { initials: 'AR' }],
      ['/less', { amount: 1_000_00 }],
      ['/refusal', {}],
      ['/paper-way', {}],
      ['/withdrawal', {}],
    ] as const
    for (const [path, body] of calls)
      expect((await file.call('POST', path, body, stranger)).status, path).toBe(401)
    expect((await file.sign({}, stranger)).status).toBe(401)
    expect(await events()).toBe(before)
    expect(await statusOf(file.id)).toBe('issued')
  })

  test('a link whose holder calls their browser by ever other names: a few looks are kept, and no signature waits for them', async () => {
    const file = await open()
    const looks = Array.from({ length: 15 }, (_, at) =>
      file.call('GET', '/pdf', undefined, { cookie: '', 'user-agent': `Browser ${at}` }),
    )
    const acts = Array.from({ length: 15 }, () => file.agree())
    const answers = await Promise.all([...looks, ...acts])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const events = await db.select().from(contractEvents).where(eq(contractEvents.contractId, file.id))
    expect(events.filter(({ event }) => event === 'opened')).toHaveLength(10)
  })

  test('a browser or a mailbox that is the attorney’s, too, or one that the code didn’t go to', async () => {
    const file = await open()
    await file.prepare()
    await file.nameAttorney('counsel@example.com')
    const secret = file.known.cookie.replace('signer=', '')
    const theirs = await knowSigner(desk, file.applicationId, 'attorney', secret)
    expect(theirs).toBe(file.known.cookie)
    expect((await file.sign()).body.message).toMatch(/come from two people/)
    const other = { cookie: await knowSigner(desk, file.applicationId, 'person') }
    const isThis = eq(applications.id, file.applicationId)
    await db.update(applications).set({ email: 'new@example.com' }).where(isThis)
    expect((await file.sign({}, other)).status).toBe(401)
    expect(await file.signing(other)).toMatchObject({ isKnown: false, codeTo: 'n•••@example.com' })
    await db.update(applications).set({ email: 'ana@example.com' }).where(isThis)
    await file.nameAttorney('Ana+work@example.com')
    expect((await file.sign({}, other)).body.message).toMatch(/one email address for you and your attorney/)
    expect(await statusOf(file.id)).toBe('issued')
  })

  test('changing the email or the mailing address by a link while an offer stands', async () => {
    const file = await open()
    const fix = (payload: object, headers: object = {}) =>
      desk.app.inject({
        ...{ method: 'PATCH', url: `/api/case/${file.token}/contact`, payload, headers: { ...headers } },
      })
    expect((await fix({ email: 'thief@example.com' })).json().message).toMatch(/a link isn’t enough/)
    expect((await fix({ address: '1 Thief Lane, Troy 12180' })).statusCode).toBe(403)
    expect((await fix({ address: '9 Oak Street, Troy 12180' }, file.known)).statusCode).toBe(200)
    expect((await fix({ phone: '(718) 555-0101' })).statusCode).toBe(200)
    expect((await fix({ email: 'mine@example.com' }, file.known)).statusCode).toBe(200)
    expect((await file.call('GET')).status).toBe(404)
  })

  test('one that has ended, however it did: its PDF stays readable', async () => {
    const file = await open()
    await file.prepare()
    const now = new Date()
    const endings = [
      [{ signBy: addDays(today, -1) }, 'expired', /last day to sign is over/],
      [{ status: 'voided', endedAt: now }, 'voided', /doesn’t stand anymore/],
      [{ status: 'replaced', endedAt: now }, 'replaced', /newer contract/],
      [{ status: 'declined', endedAt: now }, 'declined', /You said no/],
      [{ status: 'canceled', endedAt: now }, 'canceled', /You owe nothing/],
    ] as const
    const { signBy } = await file.contract(file.id)
    for (const [set, stage, words] of endings) {
      await change(file.id, set)
      const answer = await file.sign()
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(words)])
      expect((await file.signing()).stage).toBe(stage)
      expect((await file.call('GET', '/pdf')).status).toBe(200)
      expect((await file.call('POST', '/less', { amount: 1_000_00 })).status).toBe(409)
      await change(file.id, { status: 'issued', endedAt: null, signBy })
    }
    await db
      .update(decisions)
      .set({ ending: 'undone', endedAt: now })
      .where(eq(decisions.applicationId, file.applicationId))
    expect((await file.sign()).status).toBe(409)
    expect((await file.signing()).stage).toBe('voided')
  })

  test('one that the law of today doesn’t allow, and it says what changed', async () => {
    const file = await openSent(desk, {}, { state: 'MN' })
    await file.prepare()
    await desk.setRule('MN', {
      posture: 'capped',
      ...{ cancelDays: 10, cancelFrom: 'receipt', rateMethod: 'effective' },
    })
    const answer = await file.sign()
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/law has changed/)])
    expect(answer.body.errors.rule).toContainEqual(expect.stringMatching(/^To cancel: 5 .*, now 10 /))
    expect((await file.signing()).stage).toBe('unlawful')
    expect(await statusOf(file.id)).toBe('issued')
  })

  test('paper chosen, or electronic records withdrawn, until they agree again', async () => {
    const file = await open()
    await file.prepare()
    expect((await file.call('POST', '/paper-way')).body.signing.stage).toBe('paper')
    expect((await file.sign()).body.message).toMatch(/You chose to sign on paper/)
    expect((await file.agree()).body.signing.stage).toBe('sign')
    const withdrawn = (await file.call('POST', '/withdrawal')).body.signing
    expect(withdrawn).toMatchObject({ stage: 'paper', withdrewAt: expect.any(String) })
    expect((await file.sign()).status).toBe(409)
    await db.update(contractSignings).set({ mailedOn: today }).where(eq(contractSignings.contractId, file.id))
    expect((await file.agree()).body.message).toMatch(/mailed you the paper/)
  })

  test('no, thank you, said once and kept with its reason', async () => {
    const file = await open()
    const no = () => file.call('POST', '/refusal', { reason: 'My sister lends it to me.' })
    const answers = await Promise.all([no(), no()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.signing).toMatchObject({ stage: 'declined' })
    const { events } = await file.contract(file.id)
    expect(events.filter(({ event }: { event: string }) => event === 'declined')).toEqual([
      expect.objectContaining({ party: 'person', reason: 'My sister lends it to me.' }),
    ])
    const page = await desk.app.inject({ url: `/api/case/${file.token}` })
    expect(page.json().turn).toBe('nobody')
  })

  test('an attorney’s own link: their client has one', async () => {
    const file = await openSent(desk, {}, { role: 'attorney' })
    expect(file.base).toMatch(/^\/api\/client\//)
    expect(await file.signing()).toMatchObject({ stage: 'offer', codeTo: 'c•••@example.com' })
    const { token } = await openSigning(desk, { id: file.id, fileId: file.applicationId }, 'applicant')
    expect((await desk.app.inject({ url: `/api/case/${token}/contract` })).statusCode).toBe(404)
    await file.agree()
    await file.readAll()
    expect((await file.sign()).body.signing).toMatchObject({ stage: 'signed', signedAs: 'C D' })
  })

  test('ten wrong reading codes: then none is taken for an hour, and no answer says more than that', async () => {
    const file = await open()
    const near = [...file.readingCode].map(
      (letter, place) =>
        `${file.readingCode.slice(0, place)}${letter === 'A' ? 'B' : 'A'}${file.readingCode.slice(place + 1)}`,
    )
    const wrong = [...near, 'AAAAAA', '', 'x', file.readingCode.slice(1)].slice(0, 11).filter(Boolean)
    const answers = []
    for (const code of [...wrong, 'ZZZZZZ'].slice(0, 10)) answers.push(await file.agree(code))
    const said = answers.map(({ status, body: { requestId: _, ...words } }) =>
      JSON.stringify([status, words]),
    )
    expect(new Set(said).size).toBe(1)
    expect(answers[0]?.status).toBe(422)
    const right = await file.agree()
    expect([right.status, right.body.message]).toEqual([
      429,
      expect.stringMatching(/Try again in 60 minutes/),
    ])
    expect((await file.signing()).waitsUntil).not.toBeNull()
    const longAgo = new Date(Date.now() - 61 * 60_000)
    const isThis = eq(contractSignings.contractId, file.id)
    await db.update(contractSignings).set({ wrongSince: longAgo }).where(isThis)
    const spelled = [...file.readingCode.toLowerCase()].join(' - ')
    expect((await file.agree(spelled)).body.signing.stage).toBe('read')
  })
})
