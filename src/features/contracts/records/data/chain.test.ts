import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { accessLog, applications, contractEvents, contractPapers, contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { checkEventsNightly, forgetContractsNightly } from '#features/contracts/archive/jobs.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { confirmWords, openContractsDesk, openSendable } from '../../../../../tests/support/contracts.ts'
import { openAcknowledged } from '../../../../../tests/support/finished-contracts.ts'
import { jobServices } from '../../../../../tests/support/job-services.ts'
import { testRowSealer, testSecret } from '../../../../../tests/support/row-sealer.ts'
import { checkEvents } from './chain.ts'

describe.each(databaseKinds())('events of contracts and the access log on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-chain-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const check = async () => (await checkEvents(services)).flaws
  let contract: Awaited<ReturnType<typeof openAcknowledged>>
  beforeAll(async () => {
    await confirmWords(desk)
    contract = await openAcknowledged(desk, services)
    await contract.signed()
    await contract.acknowledged()
    await contract.finish()
  })
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true })
  })

  const isSigned = () => and(eq(contractEvents.contractId, contract.id), eq(contractEvents.event, 'signed'))
  const health = async () => {
    const answer = await desk.app.inject({ url: '/api/admin/health', headers: desk.owner })
    return answer.json().findings.find(({ check: one }: { check: string }) => one === 'papers')
  }

  test('agree after a contract was drafted, sent, signed, acknowledged and finished', async () => {
    expect(await check()).toEqual([])
    expect((await checkEvents(services)).checked).toBeGreaterThan(5)
  })

  const shortly = new Date('2020-01-01T12:00:00Z')
  const harms: [string, (tx: Transaction) => Promise<unknown>, object][] = [
    [
      'a moment',
      (tx) => tx.update(contractEvents).set({ happenedAt: shortly }).where(isSigned()),
      { what: 'changed' },
    ],
    [
      'whose it was',
      (tx) => tx.update(contractEvents).set({ party: 'desk' }).where(isSigned()),
      { what: 'changed' },
    ],
    [
      'words removed',
      (tx) => tx.update(contractEvents).set({ sealedWords: null }).where(isSigned()),
      { what: 'changed' },
    ],
    [
      'words that don’t open',
      (tx) =>
        tx.execute(sql`update contract_events set sealed_words = (select sealed_words from contract_events
        where event = 'acknowledged' and contract_id = ${contract.id}) where event = 'signed' and contract_id = ${contract.id}`),
      { what: 'changed' },
    ],
    [
      'another place among them',
      (tx) => tx.execute(sql`update contract_events set place = default where ${isSigned()}`),
      { what: 'changed' },
    ],
    ['removed', (tx) => tx.delete(contractEvents).where(isSigned()), { what: 'missing' }],
    [
      'added',
      (tx) => tx.insert(contractEvents).values({ contractId: contract.id, event: 'signed', party: 'person' }),
      { what: 'added' },
    ],
  ]

  class Undone extends Error {}
  /** Harm that is undone after it was looked at. */
  async function harmed(
    harm: (tx: Transaction) => Promise<unknown>,
    look: (tx: Transaction) => Promise<unknown>,
  ) {
    const undone = db.transaction(async (tx) => {
      await harm(tx)
      await look(tx)
      throw new Undone()
    })
    await expect(undone).rejects.toThrow(Undone)
  }
  const look = async (tx: Transaction) =>
    (await checkEvents({ rowSealer: testRowSealer, db: tx as unknown as typeof db })).flaws

  test.each(harms)(
    'tell of an event with %s, by the contract’s number and the event',
    async (_, harm, told) => {
      await harmed(harm, async (tx) =>
        expect(await look(tx)).toEqual([{ number: contract.number, event: 'signed', ...told }]),
      )
      expect(await check()).toEqual([])
    },
  )

  test('tell of another paper, of one from outside, and of a contract that was removed', async () => {
    const { number } = contract
    const finished = and(eq(contractPapers.contractId, contract.id), eq(contractPapers.kind, 'finished'))
    await harmed(
      (tx) =>
        tx
          .update(contractPapers)
          .set({ sha256: '0'.repeat(64) })
          .where(finished),
      async (tx) =>
        expect(await look(tx)).toEqual([
          { number, event: 'finished', what: 'other paper' },
          { number, kind: 'finished', what: 'added paper' },
        ]),
    )
    await harmed(
      (tx) => tx.delete(contractPapers).where(finished),
      async (tx) => expect(await look(tx)).toEqual([{ number, event: 'finished', what: 'other paper' }]),
    )
    await harmed(
      (tx) => tx.delete(contracts).where(eq(contracts.id, contract.id)),
      async (tx) => expect(await look(tx)).toEqual([{ number, what: 'gone' }]),
    )
  })

  test('don’t miss a draft that went with its file, what was kept for its years, or what the log no longer has', async () => {
    const draft = await openSendable(desk)
    await db.delete(contracts).where(eq(contracts.id, draft.id))
    const old = await openAcknowledged(desk, services)
    await db.delete(applications).where(eq(applications.id, old.fileId))
    const long = new Date('2010-01-01T12:00:00Z')
    await db.update(contracts).set({ issuedAt: long, draftedAt: long }).where(eq(contracts.id, old.id))
    await forgetContractsNightly.run({}, services)
    expect(await old.row()).toBeUndefined()
    expect(await check()).toEqual([])
    await harmed(
      async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        const [newest] = await tx
          .select({ number: accessLog.number })
          .from(accessLog)
          .where(and(eq(accessLog.action, 'contract-event'), sql`${accessLog.details} like '%"issued"%'`))
        await tx.delete(accessLog).where(sql`${accessLog.number} <= ${newest?.number}`)
        await tx.execute(sql`set local session_replication_role = origin`)
      },
      async (tx) => expect(await look(tx)).toEqual([]),
    )
  })

  describe('the nightly check', () => {
    beforeEach(() => db.update(contractEvents).set({ party: 'desk' }).where(isSigned()))
    afterEach(() => db.update(contractEvents).set({ party: 'person' }).where(isSigned()))

    test('names the contract in Health until it is as the log says', async () => {
      await checkEventsNightly.run({}, services)
      expect(await health()).toMatchObject({ state: 'failed' })
      expect((await health()).words).toContain(contract.number)
      await db.update(contractEvents).set({ party: 'person' }).where(isSigned())
      await checkEventsNightly.run({}, services)
      expect(await health()).toMatchObject({ state: 'fine' })
    })
  })
})
