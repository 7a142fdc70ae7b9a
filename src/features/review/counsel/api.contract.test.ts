import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contractSignings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { mailAcknowledgmentAsk } from '#features/contracts/acknowledgment/jobs.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { knowBrowser, openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { addFirm, addFirmPerson, linkFirm } from '../../../../tests/support/add-firm.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { payOut } from '../../../../tests/support/paid-contracts.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer as rowSealer } from '../../../../tests/support/row-sealer.ts'
import { sample } from '../../../../tests/support/sample.ts'

describe.each(databaseKinds())('counsel changes while a contract waits for its money (%s)', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-counsel-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  await confirmWords(desk)
  const { app, database } = desk
  const { db } = database
  const open = openedOnce(database, () => openAttorneys(desk))
  let drawn = 0

  /** Signed by the client, acknowledged by the former attorney, and the file goes to Ruth Lopez. */
  async function openChanged(opened?: Parameters<typeof openAttorneys>[1]) {
    drawn += 1
    const former = await (opened ? openAttorneys(desk, opened) : open())
    const { file } = former
    const formerId = await addFirm(db, `Whitfield ${drawn}`)
    await linkFirm(db, { applicationId: file.id, firmId: formerId })
    const firmId = await addFirm(db, `Lopez Law ${drawn}`)
    const known = {
      phone: '555-014-0188',
      barNumber: '24011111',
      barState: 'TX',
      confirmedAt: new Date(),
    } as const
    const email = `ruth${drawn}@lopez.example`
    const attorneyId = await addFirmPerson(db, firmId, {
      kind: 'attorney',
      name: 'Ruth Lopez',
      email,
      ...known,
    })
    const change = async () => {
      const payload = { firmId, attorneyId, version: (await file.read()).version }
      const url = `/api/applications/${file.id}/counsel-change`
      const answer = await app.inject({ method: 'POST', url, headers: desk.ruth.headers, payload })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    }
    /** What the new attorney gets by the link of a mail. */
    const openNext = async () => {
      const isOwn = opened?.role === 'attorney'
      const token = await db.transaction((tx) =>
        createCaseLink({ tx, rowSealer }, { applicationId: file.id, party: isOwn ? 'applicant' : 'firm' }),
      )
      const base = isOwn ? `/api/case/${token}/acknowledgment` : `/api/firm/${token}/contract`
      const headers = { cookie: await knowBrowser(desk, file.id, 'attorney') }
      const read = async () => (await app.inject({ method: 'GET', url: base, headers })).json().contract
      const acknowledge = (payload: object) =>
        app.inject({ method: 'POST', url: `${base}/acknowledgment`, headers, payload })
      return { read, acknowledge }
    }
    /** The link was a mistake: another firm is linked in its place. */
    const relink = async (formerId: string) => {
      const url = `/api/applications/${file.id}/firms`
      const { headers } = desk.ruth
      const ended = await app.inject({ method: 'DELETE', url: `${url}/${formerId}`, headers })
      const payload = { role: 'lead', attorneyId }
      const linked = await app.inject({ method: 'PUT', url: `${url}/${firmId}`, headers, payload })
      expect([ended.statusCode, linked.statusCode]).toEqual([200, 200])
    }
    return { ...former, formerId, email, change, relink, openNext }
  }

  test.each(sample([undefined, { role: 'attorney' }] as const, 1))(
    'the new attorney acknowledges it, and the former one neither sees nor signs it anymore (%o)',
    async (opened) => {
      const { clientSigns, acknowledge, answers, call, file, contractId, change, openNext, events, email } =
        await openChanged(opened)
      await clientSigns()
      const given = await answers()
      expect((await acknowledge()).status).toBe(200)
      await change()
      expect((await file.contract(contractId)).status).toBe('signed')
      expect((await call('GET')).status).toBe(404)
      expect((await call('POST', '/acknowledgment', given)).status).toBe(404)
      const services = jobServices(db)
      await mailAcknowledgmentAsk.run({ contractId }, services)
      expect(services.sent).toMatchObject([{ to: { address: email }, subject: /waits for your page/ }])
      expect(services.sent[0]?.text).not.toMatch(/Ana|Ruiz|\$|10,000/)

      const next = await openNext()
      const shown = await next.read()
      expect(shown).toMatchObject({
        ...{ stage: 'open', isKnown: true, said: null, acknowledgedAt: null },
        attorney: { name: 'Ruth Lopez', bar: { number: '24011111', state: 'TX' } },
      })
      const refused = await next.acknowledge(given)
      expect(refused.json().errors.name[0]).toMatch(/Ruth Lopez/)
      const done = await next.acknowledge({ ...given, name: 'Ruth Lopez', firm: 'Lopez Law' })
      expect(done.json().contract).toMatchObject({ stage: 'done', acknowledgedBy: 'Ruth Lopez' })
      const kinds = (await events()).map(({ event }) => event).filter((event) => event !== 'finished')
      expect(kinds.slice(-3)).toEqual(['acknowledged', 'counsel-changed', 'acknowledged'])
    },
  )

  test('nothing that the former attorney said stands', async () => {
    const { clientSigns, call, contractId, change, openNext } = await openChanged()
    await clientSigns()
    await call('POST', '/refusal', { reason: 'Too dear.' })
    await change()
    expect((await (await openNext()).read()).said).toBeNull()
    const [row] = await db.select().from(contractSignings).where(eq(contractSignings.contractId, contractId))
    expect(row).toMatchObject({ refusedAt: null, acknowledgedAt: null, signedAt: expect.any(Date) })
  })

  test('a firm that is linked in place of another acknowledges it, too', async () => {
    const { clientSigns, acknowledge, file, contractId, formerId, relink, openNext, known, call } =
      await openChanged()
    await clientSigns()
    expect((await acknowledge()).status).toBe(200)
    await relink(formerId)
    expect((await file.contract(contractId)).status).toBe('signed')
    expect((await (await openNext()).read()).attorney.name).toBe('Ruth Lopez')
    // The former attorney's browser isn't known anymore.
    expect((await call('POST', '/pause', undefined, known)).status).toBe(401)
  })

  test('what was paid stays as it was', async () => {
    const { clientSigns, acknowledge, file, contractId, change, events } = await openChanged()
    await clientSigns()
    await acknowledge()
    await payOut({ db, rowSealer }, { contractId, amount: 10_000_00, fundedOn: today })
    await change()
    expect((await file.contract(contractId)).status).toBe('acknowledged')
    expect((await events()).map(({ event }) => event)).not.toContain('counsel-changed')
  })
})
