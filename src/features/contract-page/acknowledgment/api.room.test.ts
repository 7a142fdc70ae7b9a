import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { firmPeople } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readEvents } from '#features/contracts/records/data/events.ts'
import { openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { linkFirm } from '../../../../tests/support/add-firm.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { firmRooms } from '../../../../tests/support/firm-room.ts'
import { testRowSealer as rowSealer } from '../../../../tests/support/row-sealer.ts'

describe.each(databaseKinds())('a contract in the firm’s room (%s)', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-room-contracts-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  await confirmWords(desk)
  const { db } = desk.database
  const { newFirm, newFile, signIn } = firmRooms(desk)

  test('waits first; its attorney signs there without another code, others are asked for the attorney’s, co-counsel read', async () => {
    const { clientSigns, answers, file, contractId } = await openAttorneys(desk)
    const lead = await newFirm()
    const co = await newFirm()
    await linkFirm(db, { applicationId: file.id, firmId: lead.firmId })
    await linkFirm(db, { applicationId: file.id, firmId: co.firmId, role: 'co' })
    await newFile(lead.firmId)
    const given = await answers()
    const { reference } = await file.read()
    const base = `/api/firm/${reference}/contract`
    const { headers } = await signIn(lead.email)
    const call = (method: 'GET' | 'POST', url: string, own: object, payload?: object) =>
      desk.app.inject({ method, url, headers: { ...own }, ...(payload && { payload }) })

    await clientSigns()
    const [first] = (await call('GET', '/api/firm/clients', headers)).json().clients
    expect(first).toMatchObject({ reference, page: `/firm/${reference}/contract` })
    expect(first.waits[0]).toEqual({ what: 'contract', count: 1 })
    expect((await call('GET', `/api/firm/${reference}`, headers)).json().contract).toBe('open')

    const reads = await signIn(co.email)
    expect((await call('GET', base, reads.headers)).json()).toMatchObject({ mayWrite: false })
    expect((await call('POST', `${base}/acknowledgment`, reads.headers, given)).statusCode).toBe(403)
    expect((await call('POST', `${base}/code`, reads.headers)).statusCode).toBe(403)

    expect((await call('GET', base, headers)).json().contract).toMatchObject({ isKnown: false })
    expect((await call('POST', `${base}/acknowledgment`, headers, given)).statusCode).toBe(401)
    await db.update(firmPeople).set({ kind: 'attorney' }).where(eq(firmPeople.id, lead.personId))
    const signed = await call('POST', `${base}/acknowledgment`, headers, given)
    expect([signed.statusCode, signed.json().contract?.stage]).toEqual([200, 'done'])
    const events = await readEvents({ db, rowSealer }, contractId)
    const words = events.find(({ event }) => event === 'acknowledged')?.words
    expect(words).toMatchObject({ knownBy: 'room', by: lead.email, name: given.name })
    const [next] = (await call('GET', '/api/firm/clients', headers)).json().clients
    expect(next.waits[0]?.what).not.toBe('contract')
  })
})
