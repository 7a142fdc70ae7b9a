import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  contractPapers,
  contractTemplates,
  decisions,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { leadOf } from '#features/contracts/checks/schema.ts'
import { isBankDay } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import {
  confirmWords,
  noToAll,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'

type Check = { name: string; isMet: boolean; words: string; state: string | null }

describe.each(databaseKinds())('sending contracts, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-sending-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const papersOf = (id: string) => db.select().from(contractPapers).where(eq(contractPapers.contractId, id))
  const checkOf = (body: { checks: Check[] }, name: string, state?: string) =>
    body.checks.find((check) => check.name === name && (!state || check.state === state))
  const files = async () =>
    (await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
      entry.isFile(),
    ).length

  test('names everything that is missing, and changes nothing', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    const answer = await file.on('POST', body.id, '/sending', undefined, desk.owner)
    expect(answer.status).toBe(409)
    expect(answer.body.errors.checks).toEqual(
      body.checks
        .filter(({ isMet }: Check) => !isMet)
        .map(({ label, words }: Check & { label: string }) => `${leadOf(label)} ${words}`),
    )
    expect(answer.body.errors.checks[0]).toMatch(/No lawyer has confirmed form 1/)
    expect(await file.contract(body.id)).toMatchObject({ status: 'drafted', papers: [], issuedAt: null })
    await confirmWords(desk)
  })

  test('prints one paper, signs it for us, and is the same however often it is asked for', async () => {
    const file = await openSendable(desk)
    const before = await files()
    const answers = await Promise.all([file.send(file.id), file.send(file.id), file.send(file.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // Nobody undoes the offer that somebody else reads.
    const [offer] = await db.select().from(decisions).where(eq(decisions.applicationId, file.fileId))
    expect((await file.call('POST', `/decisions/${offer?.id}/undo`, desk.ruth.headers)).status).toBe(409)
    const { body } = answers[0]
    expect(body).toMatchObject({ status: 'issued', papers: [{ kind: 'shown' }], checks: [] })
    expect(body.issuedAt).not.toBeNull()
    for (const other of answers) expect(other.body).toEqual(body)
    expect((await file.send(file.id)).body).toEqual(body)
    const papers = await papersOf(file.id)
    expect(papers).toHaveLength(1)
    // The paper and its words.
    expect((await files()) - before).toBe(2)
    const events = await db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, file.fileId))
    expect(events.filter(({ type }) => type === 'contract-issued')).toHaveLength(1)
  })

  test('sends one whose money leaves on the next day that banks are open, today if they are', async () => {
    let day = today
    while (!isBankDay(day)) day = addDays(day, 1)
    const file = await openSendable(desk, { fundingOn: day })
    expect((await file.send(file.id)).body).toMatchObject({ status: 'issued', fundingOn: day })
  })

  test('and voiding at once leave one of the two, and no paper of what was never sent', async () => {
    const file = await openSendable(desk)
    const [sent, voided] = await Promise.all([file.send(file.id), file.cancel(file.id)])
    expect(voided.status).toBe(200)
    const { status, events } = await file.contract(file.id)
    expect(status).toBe('voided')
    const wasSent = events.some(({ event }: { event: string }) => event === 'issued')
    expect(sent.status).toBe(wasSent ? 200 : 409)
    expect(await papersOf(file.id)).toHaveLength(wasSent ? 1 : 0)
  })

  test('checks the rules, the offer, and the file as they are at that moment', async () => {
    const file = await openSendable(desk)
    await db
      .update(decisions)
      .set({ offerEndsOn: addDays(today, -1) })
      .where(eq(decisions.applicationId, file.fileId))
    const answer = await file.send(file.id)
    expect(answer.body.errors.checks).toEqual([expect.stringMatching(/^The offer: This offer ended on/)])

    const other = await openContractFile(desk, { state: 'NM' })
    const { body } = await other.draft({ answers: noToAll })
    const notice = { text: 'READ THIS.', place: 'body', source: 'N.M. 1', checkedOn: addDays(today, -91) }
    await desk.setRule('NM', {
      posture: 'license',
      license: 'NM-1',
      contract: { notices: [notice], license: { kind: 'license', to: today }, unexpressed: 'Prime plus 6.' },
    })
    const found = await other.contract(body.id)
    expect(checkOf(found, 'figures')).toMatchObject({
      isMet: false,
      words: expect.stringMatching(/Draft it again/),
    })
    const { body: again } = await other.draft({ answers: noToAll })
    expect(again.id).not.toBe(body.id)
    expect(checkOf(again, 'figures')?.isMet).toBe(true)
    for (const [name, words] of [
      ['notices', /N\.M\. 1 \(last on/],
      ['license', /before the funding day/],
      ['unexpressed', /Prime plus 6/],
    ] as const)
      expect(checkOf(again, name, 'NM')).toMatchObject({ isMet: false, words: expect.stringMatching(words) })
  })

  test('says what today’s rule changes about the figures', async () => {
    const file = await openContractFile(desk, { state: 'MN' })
    const { body } = await file.draft({ answers: noToAll })
    await desk.setRule('MN', {
      posture: 'capped',
      ...{ cancelDays: 10, cancelFrom: 'receipt', rateMethod: 'effective' },
    })
    const check = checkOf(await file.contract(body.id), 'figures')
    expect(check?.isMet).toBe(false)
    expect(check?.words).toMatch(/To cancel: 5 business days .*, now 10 business days .* Draft it again\./)
    // The price is the offer's, and is told as the law wants it now: 18.71% in half a year.
    expect(check?.words).toMatch(/Step 1: (\S+ through .*), 37\.42% a year, now \1, 40\.92% a year\./)
    const { body: again } = await file.draft({ answers: noToAll })
    expect(again.figures).toMatchObject({
      cancel: { days: 10 },
      schedule: [{ yearlyRate: 40.92 }, {}, {}, {}, {}, {}],
    })
  })

  test('asks for the state’s approval of the form, and for its own words in Spanish', async () => {
    const contract = {
      formApproval: { required: true },
      notices: [{ text: 'ASK.', source: 'Wis. 1', checkedOn: today }],
    }
    const ruleVersion = await desk.setRule('WI', { posture: 'capped', contract })
    const file = await openContractFile(desk, { state: 'WI', ruleVersion })
    const { body } = await file.draft({ answers: noToAll, language: 'en-es' })
    expect(checkOf(body, 'form-approval', 'WI')?.isMet).toBe(false)
    expect(checkOf(body, 'notices-spanish', 'WI')).toMatchObject({
      ...{ isMet: false, words: expect.stringMatching(/Wis\. 1/) },
    })
    expect(checkOf(body, 'spanish')?.isMet).toBe(true)
    await db.update(contractTemplates).set({ approvals: { WI: { number: 'F-7', day: today } } })
    const found = await file.contract(body.id)
    expect(checkOf(found, 'form-approval', 'WI')).toMatchObject({
      ...{ isMet: true, words: expect.stringMatching(/^F-7/) },
    })
  })

  test('waits for another funder where the rule asks, and only warns about benefits', async () => {
    const contract = { earlierFunder: { buyOut: true, writtenConsent: ['consumer'] } }
    const ruleVersion = await desk.setRule('IA', { posture: 'capped', contract })
    const file = await openContractFile(desk, { state: 'IA', ruleVersion })
    const { body } = await file.draft({ answers: { ...noToAll, benefits: true, 'other-funder': true } })
    expect(checkOf(body, 'benefits')).toMatchObject({ isMet: true, words: expect.stringMatching(/SSI/) })
    expect(checkOf(body, 'other-funder', 'IA')).toMatchObject({
      ...{ isMet: false, words: expect.stringMatching(/Iowa asks that the other funder is bought out/) },
    })
  })

  test('asks for the paper of a person who signs for somebody else, and for the court’s', async () => {
    const file = await openContractFile(desk)
    const wanted = { capacity: 'guardian' as const, signer: 'Leo Ruiz', answers: noToAll }
    const { body } = await file.draft(wanted)
    expect(body.signer).toMatchObject({ name: 'Leo Ruiz', capacity: 'guardian' })
    expect([checkOf(body, 'signer')?.isMet, checkOf(body, 'court')?.isMet]).toEqual([false, false])
    const papers = {
      documentId: await addDocument(desk, file.id),
      courtDocumentId: await addDocument(desk, file.id),
    }
    const { body: whole } = await file.draft({ ...wanted, ...papers })
    expect([checkOf(whole, 'signer')?.isMet, checkOf(whole, 'court')?.isMet]).toEqual([true, true])
    expect((await file.send(whole.id)).status).toBe(200)
  })

  test('asks for the client’s own address where an attorney filed', async () => {
    const file = await openContractFile(desk, { role: 'attorney' })
    const { body } = await file.draft({ answers: noToAll })
    expect(body.signer.name).toBe('C D')
    expect(checkOf(body, 'email')?.isMet).toBe(false)
    expect((await file.send(body.id)).body.errors.checks).toHaveLength(1)
    const other = await openContractFile(desk, { role: 'attorney' })
    const { body: paper } = await other.draft({ answers: noToAll })
    const sent = await other.on('POST', paper.id, '/sending', { onPaper: true }, desk.owner)
    expect(sent.body).toMatchObject({ status: 'issued', signing: { waits: { for: 'mailing' } } })
    await db.update(applications).set({ clientEmail: 'c@example.com' }).where(eq(applications.id, file.id))
    expect(checkOf(await file.contract(body.id), 'email')?.isMet).toBe(true)
  })

  test('sees that the name in the file was corrected since', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    await db.update(applications).set({ lastName: 'Reyes' }).where(eq(applications.id, file.id))
    expect(checkOf(await file.contract(body.id), 'name')).toMatchObject({
      ...{ isMet: false, words: expect.stringMatching(/the file now says Ana Reyes/) },
    })
    expect((await file.draft()).body).toMatchObject({ version: 2, signer: { name: 'Ana Reyes' } })
  })

  test('leaves it as it was when it stops halfway, and sends it the next time', async () => {
    const file = await openSendable(desk)
    const before = await file.contract(file.id)
    await db.execute(
      sql`create function stop() returns trigger language plpgsql as 'begin raise exception ''halfway''; end'`,
    )
    await db.execute(
      sql`create trigger halfway before insert on contract_events for each row execute function stop()`,
    )
    expect((await file.send(file.id)).status).toBe(500)
    await db.execute(sql`drop trigger halfway on contract_events`)
    expect(await file.contract(file.id)).toEqual(before)
    expect(await papersOf(file.id)).toEqual([])
    expect(JSON.stringify((await file.call('GET', '', desk.owner)).body.timeline)).not.toContain(
      'contract-issued',
    )
    expect((await file.send(file.id)).body).toMatchObject({ status: 'issued', papers: [{ kind: 'shown' }] })
  })

  test('leaves it as it was while the store is away', async () => {
    const file = await openSendable(desk)
    await rm(dataDir, { recursive: true, force: true })
    await writeFile(dataDir, 'no folder')
    expect((await file.send(file.id)).status).toBe(503)
    expect(await file.contract(file.id)).toMatchObject({ status: 'drafted', issuedAt: null, papers: [] })
    await rm(dataDir)
    expect((await file.send(file.id)).status).toBe(200)
    await rm(dataDir, { recursive: true })
  })
})
