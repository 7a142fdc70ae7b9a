import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advances, applicationEvents, applications, claimEndings, letters, people } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { fileEndingLetter, mailEndingLetter, mailReopened } from '#features/payoffs/releases/jobs/letters.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { fundedOn, openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'
import { keepLetter, queuedJobs } from '../../../../tests/support/payoffs.ts'

describe.each(databaseKinds())('a claim that nobody pays, or that is on hold, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { call, openPaid, openTwo, send } = desk
  const { db } = desk.database

  const endingsOf = async (fileId: string) =>
    (await db.select().from(advances).where(eq(advances.applicationId, fileId)).orderBy(advances.number)).map(
      ({ ending, endedOn }) => [ending, endedOn],
    )
  const told = (fileId: string, step: string) =>
    db.$count(
      applicationEvents,
      and(
        eq(applicationEvents.applicationId, fileId),
        sql`${applicationEvents.details} ->> 'step' = ${step}`,
      ),
    )
  const lose = (claim: string, documentId: string, more: object = {}, as = desk.owner) =>
    send(`${claim}/endings`, { kind: 'lost', on: today, documentId, ...more }, as)
  const writeOff = (claim: string, more: object = {}, as?: { cookie: string }) =>
    send(
      `${claim}/endings`,
      { kind: 'written-off', reason: 'The firm is gone, and so is the case.', ...more },
      as,
    )
  const stand = async (claim: string, as?: { cookie: string }) =>
    (await call('GET', `${claim}/endings`, undefined, as)).body

  test('lost: with its paper, and by somebody who may pay, nothing is owed anymore', async () => {
    const { claim, file, ledger } = await openTwo()
    const letter = await keepLetter(db, file.fileId)
    const documentId = await addDocument(desk, file.fileId)
    expect((await lose(claim, documentId, {}, desk.june.headers)).status).toBe(403)
    const none = await lose(claim, randomUUID())
    expect([none.status, none.body.errors.documentId[0]]).toEqual([422, expect.stringContaining('paper')])
    expect((await lose(claim, documentId, { on: addDays(today, 1) })).status).toBe(422)
    const early = await lose(claim, documentId, { on: addMonths(fundedOn, 1) })
    expect([early.status, early.body.errors.on[0]]).toEqual([422, expect.stringContaining('last entry')])
    const key = { submissionKey: randomUUID() }
    expect((await lose(claim, documentId, key)).status).toBe(201)
    expect((await lose(claim, documentId, key)).status).toBe(201)
    expect((await lose(claim, documentId)).status).toBe(409)
    expect(await endingsOf(file.fileId)).toEqual([
      ['lost', today],
      ['lost', today],
    ])
    expect((await ledger()).all).toMatchObject({ owed: 0, reduced: 18_220_00 })
    const [row] = await db.select().from(claimEndings).where(eq(claimEndings.applicationId, file.fileId))
    expect(row).toMatchObject({ kind: 'lost', owed: 18_220_00, documentId })
    expect(row?.elapsedDays).toBeGreaterThan(400)
    const [ended] = await db.select().from(letters).where(eq(letters.id, letter.id))
    expect(ended?.ending).toBe('outdated')
    expect(await told(file.fileId, 'lost')).toBe(1)
    expect(await queuedJobs(db, 'ending-letter', file.fileId)).toMatchObject([
      { kind: 'nothing-owed', because: 'lost' },
    ])
  })

  test('written off: the reason of one and the signature of another; until then it is owed', async () => {
    const { claim, file, balance } = await openPaid()
    expect((await writeOff(claim, {}, desk.ruth.headers)).status).toBe(403)
    expect((await writeOff(claim, { reason: ' ' })).status).toBe(400)
    expect((await writeOff(claim)).status).toBe(201)
    expect((await writeOff(claim)).status).toBe(409)
    expect(await balance()).toMatchObject({ owed: 15_400_00 })
    const { ending } = await stand(claim)
    expect(ending).toMatchObject({ by: 'June Park', effectiveAt: null, owed: 15_400_00 })
    const signature = `${claim}/endings/${ending.id}/signature`
    expect((await send(signature, {})).status).toBe(409)
    const both = await Promise.all([send(signature, {}, desk.owner), send(signature, {}, desk.owner)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await endingsOf(file.fileId)).toEqual([['written-off', today]])
    expect([await told(file.fileId, 'ending-signed'), await told(file.fileId, 'written-off')]).toEqual([1, 1])
    expect(await balance()).toMatchObject({ owed: 0, reduced: 15_400_00 })
    expect(await queuedJobs(db, 'ending-letter', file.fileId)).toHaveLength(1)
  })

  test('a write-off that somebody refuses ends, and another may be asked for', async () => {
    const { claim, file } = await openPaid()
    await writeOff(claim)
    const { ending } = await stand(claim)
    const refusal = `${claim}/endings/${ending.id}/refusal`
    expect((await send(refusal, { reason: 'The attorney called.' }, desk.owner)).status).toBe(200)
    expect((await stand(claim)).ending).toBeNull()
    expect(await told(file.fileId, 'ending-refused')).toBe(1)
    expect((await writeOff(claim)).status).toBe(201)
  })

  test('two write-offs at once are one, and a payment of all at once leaves one end', async () => {
    const { claim, file, pay } = await openPaid()
    const both = await Promise.all([writeOff(claim), writeOff(claim, {}, desk.owner)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { ending } = await stand(claim)
    const signer = ending.by === 'June Park' ? desk.owner : desk.june.headers
    const [paid, signed] = await Promise.all([
      pay(15_400_00),
      send(`${claim}/endings/${ending.id}/signature`, {}, signer),
    ])
    expect(paid.status).toBe(201)
    expect([200, 409]).toContain(signed.status)
    const [[end] = []] = await endingsOf(file.fileId)
    expect(end).toBe(signed.status === 200 ? 'written-off' : 'paid')
    expect((await call('GET', `${claim}/ledger`)).body.all).toMatchObject({ owed: 0, paid: 15_400_00 })
  })

  test('on hold nothing is mailed to the person, the firm is asked once, and it can end', async () => {
    const { claim, file } = await openPaid()
    const hold = { reason: 'death', from: today }
    expect((await send(`${claim}/holds`, { ...hold, freezesSteps: true })).status).toBe(403)
    expect((await send(`${claim}/holds`, { ...hold, from: addDays(today, 1) })).status).toBe(422)
    expect((await send(`${claim}/holds`, hold)).status).toBe(201)
    expect((await send(`${claim}/holds`, hold)).status).toBe(201)
    expect((await send(`${claim}/holds`, { ...hold, reason: 'bankruptcy' })).status).toBe(409)
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = 'held-mail' and data ->> 'holdId' in
        (select id::text from holds where application_id = ${file.fileId})`,
    )
    expect(rows[0]?.count).toBe(1)
    const [row] = await db.select().from(applications).where(eq(applications.id, file.fileId))
    const services = jobServices(db)
    const letterTo = (address: string) => ({
      ...{ id: `held ${address} ${randomUUID()}`, from: { name: 'Us' }, to: { name: '', address } },
      ...{ subject: 'About your case', text: 'Text', html: 'HTML' },
    })
    const entry = { applicationId: file.fileId, mail: 'file-mail' } as const
    expect(await mailForDesk(services, letterTo(row?.email ?? ''), entry)).toBe(false)
    expect(await mailForDesk(services, letterTo('attorney@firm.example'), entry)).toBe(true)
    expect(services.sent).toHaveLength(1)
    expect((await send(`${claim}/holds/end`, { until: addDays(today, -1) })).status).toBe(422)
    expect((await send(`${claim}/holds/end`, { until: today })).status).toBe(200)
    expect(await mailForDesk(services, letterTo(row?.email ?? ''), entry)).toBe(true)
    expect(await told(file.fileId, 'held')).toBe(1)
  })

  test('steps stand still if an owner says so, and what is owed follows', async () => {
    const { claim, balance } = await openPaid()
    const from = addMonths(fundedOn, 11)
    expect(
      (await send(`${claim}/holds`, { reason: 'death', from, freezesSteps: true }, desk.owner)).status,
    ).toBe(201)
    expect(await balance()).toMatchObject({ owed: 13_600_00, next: null })
    expect((await send(`${claim}/holds/end`, { until: today })).status).toBe(403)
    expect((await send(`${claim}/holds/end`, { until: today }, desk.owner)).status).toBe(200)
    expect((await balance()).next.owed).toBe(15_400_00)
    const again = await send(`${claim}/holds`, { reason: 'bankruptcy', from: addDays(from, 1) }, desk.owner)
    expect(again.status).toBe(422)
  })

  test('once it is paid, one release is filed however often it is asked for, and both hear of it once', async () => {
    await db.update(people).set({ disabledAt: null })
    const { pay, file } = await openPaid()
    await pay(15_400_00)
    const services = jobServices(db)
    const [asked] = await queuedJobs(db, 'ending-letter', file.fileId)
    const payload = fileEndingLetter.schema.parse(asked)
    await Promise.all([fileEndingLetter.run(payload, services), fileEndingLetter.run(payload, services)])
    await fileEndingLetter.run(payload, services)
    const kept = await db.select().from(letters).where(eq(letters.applicationId, file.fileId))
    expect(kept).toMatchObject([{ kind: 'release', owed: 0, endedAt: null }])
    expect(await told(file.fileId, 'release-sent')).toBe(1)
    const mails = services.queued.filter(({ job }) => job === mailEndingLetter.name)
    for (const { payload: mail } of [...mails, ...mails])
      await mailEndingLetter.run(mailEndingLetter.schema.parse(mail), services)
    const subjects = services.sent.map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(subjects.some((subject) => subject.includes('You owe nothing'))).toBe(true)
    expect(services.sent.every(({ text }) => !/\$|15,400|Reyes/.test(text))).toBe(true)
    const entry = { applicationId: file.fileId, entryId: randomUUID(), party: 'person' as const }
    await mailReopened.run(entry, services)
    expect(services.sent).toHaveLength(subjects.length)
  })
})
