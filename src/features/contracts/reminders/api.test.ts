import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications, contractSignings, contracts, decisions, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { lastArrival } from '#features/contract-forms/figures/content/days.ts'
import { businessDayBefore } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { momentIn } from '#site/format.ts'
import {
  confirmWords,
  fundingOn,
  noToAll,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../../tests/support/contracts.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { mailContract } from './jobs/mail.ts'
import { endByTheClock, tellLastDays } from './mutations.ts'

describe.each(databaseKinds())('who is waited for, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  const { db } = desk.database
  const services = jobServices(db)
  beforeAll(() => confirmWords(desk))

  const signBy = businessDayBefore(fundingOn)
  const at = (day: string, hour: number) => momentIn('America/New_York', day, hour)

  async function openSent() {
    const file = await openSendable(desk)
    expect((await file.send(file.id)).status).toBe(200)
    await db
      .update(contracts)
      .set({ signBy, issuedAt: at(addDays(signBy, -4), 9) })
      .where(eq(contracts.id, file.id))
    const change = (signing: Partial<typeof contractSignings.$inferInsert>) =>
      db
        .insert(contractSignings)
        .values({ ...signing, contractId: file.id })
        .onConflictDoUpdate({ target: contractSignings.contractId, set: signing })
    const remind = (party: string) => file.on('POST', file.id, '/reminder', { party })
    const sign = () => db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, file.id))
    return { ...file, change, remind, sign }
  }

  const open = openedOnce(desk.database, openSent)

  /** Runs the mails that wait about this contract. */
  async function mailsOf(contractId: string, run: () => Promise<unknown>) {
    services.queued.length = 0
    services.sent.length = 0
    await run()
    const wanted = services.queued.filter(
      ({ payload }) => 'contractId' in payload && payload.contractId === contractId,
    )
    for (const { payload } of wanted) await mailContract.run(mailContract.schema.parse(payload), services)
    return services.sent
  }

  test('gets a mail with a link once it is sent, and neither sum nor name', async () => {
    const file = await open()
    const sent = (party = 'person') =>
      mailContract.run({ contractId: file.id, kind: 'sent', party: 'person', on: party }, services)
    services.sent.length = 0
    await sent()
    const [mail] = services.sent
    const [row] = await db.select().from(applications).where(eq(applications.id, file.fileId))
    expect(mail).toMatchObject({
      to: { address: row?.email },
      subject: expect.stringContaining('ready to read'),
    })
    expect(mail?.text).toMatch(/http:\/\/localhost\/case\/[\w-]{40,}/)
    expect(mail?.text).not.toMatch(/10,000|\$/)
    expect(mail?.text).not.toContain(row?.lastName)
    // The mail about the offer was still waiting for its minute.
    expect(await file.mail()).toEqual([])
    await db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, file.id))
    await sent('again')
    expect(services.sent).toHaveLength(1)
  })

  test('at an address of their own, where their attorney applied', async () => {
    const file = await openContractFile(desk, { role: 'attorney' })
    await db.update(applications).set({ clientEmail: 'tess@example.com' }).where(eq(applications.id, file.id))
    const { body } = await file.draft({ answers: noToAll })
    expect((await file.send(body.id)).status).toBe(200)
    services.sent.length = 0
    await mailContract.run({ contractId: body.id, kind: 'sent', party: 'person', on: '' }, services)
    expect(services.sent).toMatchObject([{ to: { address: 'tess@example.com' } }])
    expect(services.sent[0]?.text).toMatch(/http:\/\/localhost\/client\/[\w-]{40,}/)
  })

  test('hears from us once a day, and never on paper', async () => {
    const file = await open()
    expect((await file.remind('nobody')).status).toBe(400)
    expect((await file.remind('attorney')).body.message).toContain('doesn’t wait for them')
    expect((await file.remind('person')).status).toBe(200)
    expect((await file.remind('person')).body.message).toContain('reminded today')
    await file.change({ personRemindedAt: new Date(Date.now() - 25 * 60 * 60_000) })
    expect((await file.remind('person')).status).toBe(200)
    await file.change({ personRemindedAt: null, onPaperSince: new Date() })
    expect((await file.remind('person')).body.message).toContain('on paper')
    await file.change({ onPaperSince: null })
    const ofOffer = eq(decisions.applicationId, file.fileId)
    await db.update(decisions).set({ endedAt: new Date(), ending: 'void' }).where(ofOffer)
    expect((await file.remind('person')).body.message).toContain('doesn’t stand')
    await db.update(decisions).set({ endedAt: null, ending: null }).where(ofOffer)
    await file.sign()
    expect((await file.remind('person')).status).toBe(409)
    expect((await file.remind('attorney')).body.message).toContain('no address')
    await db
      .insert(firmRecords)
      .values({ id: file.fileId, email: 'lee@park.example', verifiedAt: new Date() })
    expect((await file.remind('attorney')).status).toBe(200)
    const [mail] = await mailsOf(file.id, () =>
      mailContract.run({ contractId: file.id, kind: 'reminder', party: 'attorney', on: '' }, services),
    )
    expect(mail?.text).toMatch(/http:\/\/localhost\/firm\/[\w-]{40,}\/contract/)
  })

  test('is told of the last day on the business day before, in the morning, once', async () => {
    const file = await open()
    const before = businessDayBefore(signBy)
    const tell = (day: string, hour: number) => mailsOf(file.id, () => tellLastDays(services, at(day, hour)))
    expect(await tell(addDays(before, -1), 12)).toHaveLength(0)
    expect(await tell(before, 8)).toHaveLength(0)
    const [mail] = await tell(before, 9)
    expect(mail?.subject).toMatch(/You can sign through \w+day, /)
    expect(await tell(signBy, 12)).toHaveLength(0)
    const other = await open()
    await other.change({ onPaperSince: new Date() })
    expect(await mailsOf(other.id, () => tellLastDays(services, at(before, 9)))).toHaveLength(0)
  })

  test('is waited for through the last day in New York; then the contract ends, once', async () => {
    const file = await open()
    const end = (moment: Date) => mailsOf(file.id, () => endByTheClock(services, moment))
    expect(await end(new Date(at(addDays(signBy, 1), 0).getTime() - 1))).toHaveLength(0)
    expect((await file.contract(file.id)).status).toBe('issued')
    const [mail] = await end(at(addDays(signBy, 1), 0))
    expect(mail?.text).toContain('You owe nothing.')
    expect(await end(at(addDays(signBy, 2), 0))).toHaveLength(0)
    const { status, endedAt, events } = await file.contract(file.id)
    expect({ status, ended: endedAt !== null }).toEqual({ status: 'expired', ended: true })
    expect(events.at(-1)).toMatchObject({ event: 'expired', party: 'clock' })
    const { timeline } = (await file.call('GET', '', desk.owner)).body
    const steps = timeline.filter(({ type }: { type: string }) => type === 'contract-step')
    expect(steps).toMatchObject([{ actor: 'system', details: { event: 'expired' } }])
  })

  test('ends when only the attorney is missing, and waits longer for paper', async () => {
    const [signed, onPaper] = [await open(), await open()]
    await signed.sign()
    await onPaper.change({ onPaperSince: new Date() })
    const [mail] = await mailsOf(signed.id, () => endByTheClock(services, at(addDays(signBy, 1), 1)))
    expect(mail?.text).toContain('You signed, but your attorney didn’t')
    expect((await onPaper.contract(onPaper.id)).status).toBe('issued')
    await endByTheClock(services, at(lastArrival(signBy), 23))
    expect((await onPaper.contract(onPaper.id)).status).toBe('issued')
    await endByTheClock(services, at(addDays(lastArrival(signBy), 1), 0))
    expect((await onPaper.contract(onPaper.id)).status).toBe('expired')
  })
})
