import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  accessLog,
  applicationEvents,
  applications,
  contractEvents,
  contractSettings,
  contracts,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { signInAs } from '#server/testing.ts'
import {
  confirmWords,
  fundingOn,
  letSend,
  noToAll,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../../tests/support/contracts.ts'

const numbered = /^BF-[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/

describe.each(databaseKinds())('contracts, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  const { db } = desk.database
  const turn = (isOn: boolean) => db.update(contractSettings).set({ isOn })

  test('are drafted from the offer that stands, and say every figure', async () => {
    const file = await openContractFile(desk)
    const before = await file.contracts()
    expect(before).toMatchObject({ isOn: true, offer: { amount: 10_000_00 }, problem: null, contracts: [] })
    const { status, body } = await file.draft()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ status: 'drafted', advance: 1, version: 1, fundingOn, home: { state: 'TX', ruleVersion: 0 } },
      figures: { funded: 10_000_00, received: 10_000_00, maximum: 25_000_00, outcomes: [] },
      signer: { name: 'Ana Ruiz', capacity: 'self' },
      events: [{ event: 'drafted', by: 'Ruth Owens' }],
    })
    expect(body.number).toMatch(numbered)
    expect(body.figures.schedule[0]).toMatchObject({ from: fundingOn, owed: 11_871_14, heldIn: null })
    expect(await file.contract(body.id)).toEqual(body)
    expect((await file.contracts()).contracts).toEqual([body])
  })

  test('are the same draft for the same request, and another one for another', async () => {
    const file = await openContractFile(desk)
    const { body: first } = await file.draft()
    expect((await file.draft()).body).toEqual(first)
    const { body: second } = await file.draft({ amount: 8_000_00 })
    expect(second).toMatchObject({ version: 2, figures: { funded: 8_000_00 }, replaces: null })
    expect(second.number).not.toBe(first.number)
    expect(await file.contract(first.id)).toMatchObject({
      status: 'replaced',
      replacedBy: { id: second.id, number: second.number },
    })
    expect((await file.contracts()).contracts.map(({ version }: { version: number }) => version)).toEqual([
      2, 1,
    ])
  })

  test('show nothing of the reading code to anybody', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    expect(JSON.stringify(body)).not.toMatch(/code/i)
  })

  test('stand in the timeline and in the access log, and the reason for voiding is sealed', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    const reason = 'She found the money elsewhere.'
    expect((await file.cancel(body.id, reason)).body).toMatchObject({
      status: 'voided',
      events: [{ event: 'drafted' }, { event: 'voided', reason, by: 'Ruth Owens' }],
    })
    const kept = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, file.id))
    expect(kept.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['contract-drafted', 'contract-voided']),
    )
    expect(JSON.stringify(kept.map(({ details }) => details))).not.toContain(reason)
    const { body: record } = await file.call('GET', '', desk.owner)
    const told = record.timeline.find(({ type }: { type: string }) => type === 'contract-voided')
    expect(told.details).toMatchObject({ contractId: body.id, number: body.number, reason })
    const events = await db.select().from(contractEvents).where(eq(contractEvents.contractId, body.id))
    expect(events.every(({ sealedWords }) => !sealedWords || sealedWords instanceof Uint8Array)).toBe(true)
  })

  test('say in the access log whose they are, whatever was done with them', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    await file.contract(body.id)
    await file.on('GET', body.id, '/paper')
    await desk.app.inject({ url: `/api/contracts/${body.id}/pdf`, headers: desk.ruth.headers })
    await file.send(body.id, desk.paul.headers)
    await file.cancel(body.id)
    const [{ reference } = { reference: '' }] = await db
      .select({ reference: applications.reference })
      .from(applications)
      .where(eq(applications.id, file.id))
    const logged = await db
      .select()
      .from(accessLog)
      .where(and(eq(accessLog.reference, reference), like(accessLog.action, 'contract-%')))
      .orderBy(accessLog.number)
    const { number } = body
    const what = ({ details }: { details: string | null }) => JSON.parse(details ?? '{}')
    expect(logged.map((entry) => [entry.action, what(entry), entry.personName])).toEqual([
      ['contract-change', { fundingOn }, 'Ruth Owens'],
      ['contract-open', { number }, 'Ruth Owens'],
      ['contract-download', { number }, 'Ruth Owens'],
      ['contract-change', { number }, 'Paul Whitlock'],
      ['contract-change', { number }, 'Ruth Owens'],
    ])
    expect(logged.every(({ subjectHash }) => subjectHash !== null)).toBe(true)
    const refused = await db.select().from(accessLog).where(eq(accessLog.action, 'change-refused'))
    expect(refused.filter((entry) => entry.reference === reference)).toHaveLength(1)
  })

  test('are void once, however often somebody asks, and another can be drafted', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    const answers = await Promise.all([file.cancel(body.id), file.cancel(body.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { events } = await file.contract(body.id)
    expect(events.filter(({ event }: { event: string }) => event === 'voided')).toHaveLength(1)
    const next = await file.draft()
    expect(next.body).toMatchObject({ status: 'drafted', version: 2 })
    expect((await file.send(body.id)).status).toBe(409)
    expect((await file.reissue(body.id)).status).toBe(409)
  })

  test('of twenty requests at once are one draft that lives', async () => {
    const file = await openContractFile(desk)
    const same = await Promise.all(Array.from({ length: 10 }, () => file.draft()))
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1)
    const others = Array.from({ length: 10 }, (_, at) => file.draft({ amount: 5_000_00 + at }))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(201))
    const rows = await db.select().from(contracts).where(eq(contracts.applicationId, file.id))
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    expect(rows.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 11 }, (_, at) => at + 1),
    )
  })

  test('that are sent, voided and reissued at once end one way, and leave one that lives at most', async () => {
    await confirmWords(desk)
    const file = await openSendable(desk)
    expect((await file.send(file.id)).status).toBe(200)
    const answers = await Promise.all([
      file.reissue(file.id, { amount: 9_000_00 }),
      file.cancel(file.id),
      file.reissue(file.id, { amount: 9_000_00 }),
      file.send(file.id),
      file.draft({ amount: 8_000_00 }),
    ])
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    const { contracts: all } = await file.contracts()
    const ends = all.map(({ status }: { status: string }) => status)
    expect(ends.at(-1)).toMatch(/^(voided|replaced)$/)
    expect(ends.filter((status: string) => status === 'drafted').length).toBeLessThanOrEqual(1)
    const { events } = await file.contract(file.id)
    expect(events.map(({ event }: { event: string }) => event).slice(2)).toHaveLength(1)
  })

  test('that were sent are reissued, and say what differs', async () => {
    await confirmWords(desk)
    const file = await openSendable(desk)
    expect((await file.reissue(file.id)).body.message).toMatch(/wasn’t sent yet/)
    expect((await file.send(file.id)).status).toBe(200)
    expect(await file.draft()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Reissue/) },
    })
    await db.update(applications).set({ lastName: 'Reyes' }).where(eq(applications.id, file.fileId))
    const wanted = { amount: 9_000_00, reason: 'Another day.' }
    const { status, body } = await file.on('POST', file.id, '/reissue', wanted)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ status: 'drafted', version: 2, fundingOn, replaces: { id: file.id } },
      ...{ answers: noToAll, figures: { funded: 9_000_00 } },
    })
    expect(body.differences).toContainEqual({ label: 'Advance', before: '$10,000.00', after: '$9,000.00' })
    expect(body.differences).toContainEqual({ label: 'Name', before: 'Ana Ruiz', after: 'Ana Reyes' })
    expect(body.differences.map(({ label }: { label: string }) => label)).not.toContain('Planned funding day')
    expect(await file.contract(file.id)).toMatchObject({
      status: 'replaced',
      replacedBy: { id: body.id },
      events: [{ event: 'drafted' }, { event: 'issued' }, { event: 'reissued', reason: 'Another day.' }],
    })
    expect((await file.reissue(file.id, { amount: 9_000_00 })).body.id).toBe(body.id)
    expect((await file.reissue(file.id, { amount: 7_000_00 })).status).toBe(409)
    const { body: again } = await file.draft({ amount: 7_000_00, answers: noToAll })
    expect(again).toMatchObject({ version: 3, replaces: { id: file.id } })
  })

  test('are drafted by all who work on files, sent by those with the right, and shut to others', async () => {
    await confirmWords(desk)
    const file = await openSendable(desk)
    const { headers } = await signInAs(desk.app, 'editor')
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/sending'],
      ['POST', '/voiding'],
    ] as const)
      expect((await file.on(method, file.id, path, method === 'POST' ? {} : undefined, headers)).status).toBe(
        403,
      )
    expect((await file.draft({}, headers)).status).toBe(403)
    expect((await file.send(file.id, desk.paul.headers)).status).toBe(403)
    expect((await file.contract(file.id)).status).toBe('drafted')
    await letSend(desk, desk.paul.id)
    expect((await file.send(file.id, desk.paul.headers)).body).toMatchObject({ issuedBy: 'Paul Whitlock' })
    await letSend(desk, desk.paul.id, false)
  })

  test('answer no call but reading while they are off', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    await turn(false)
    const words = 'Contracts are off. The owner turns them on under Settings, Contract forms.'
    for (const answer of [
      await file.draft(),
      await file.send(body.id),
      await file.cancel(body.id),
      await file.reissue(body.id),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: words } })
    await turn(true)
  })
})
