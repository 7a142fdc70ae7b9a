import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, contractEvents, contractPapers, contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findPaper, hashOf } from '#features/contracts/archive/data.ts'
import { openPdf, openTree } from '#features/contracts/archive/mutations.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { verifyHash } from '#features/verification/data.ts'
import { JobRefused } from '#lib/jobs/job.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { openAcknowledged } from '../../../../tests/support/finished-contracts.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { wordsIn } from '../../../../tests/support/papers/read-tree.ts'
import { openedOnce } from '../../../../tests/support/restore-point.ts'
import { testRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { openSigning } from '../../../../tests/support/signing.ts'
import { mailFinishedPaper, makeFinishedPaper } from './jobs.ts'

describe.each(databaseKinds())('the finished paper of a contract on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-finished-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const storage = createLocalDisk({ folder: join(dataDir, 'files'), appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const open = openedOnce(desk.database, () => openAcknowledged(desk, services))
  beforeAll(() => confirmWords(desk))
  afterAll(async () => {
    await services.printing.close()
    await rm(dataDir, { recursive: true })
  })

  const papersOf = (id: string) =>
    db
      .select()
      .from(contractPapers)
      .where(eq(contractPapers.contractId, id))
      .orderBy(desc(contractPapers.kind), contractPapers.edition)
  const finishedEvents = async (id: string) => {
    const rows = await db.select().from(contractEvents).where(eq(contractEvents.contractId, id))
    return rows.filter(({ event }) => event === 'finished')
  }

  test('is made once for an acknowledgment, however often it is asked for', async () => {
    const contract = await open()
    await contract.finish()
    await contract.signed()
    await contract.finish()
    expect(await papersOf(contract.id)).toMatchObject([{ kind: 'shown' }])
    await contract.acknowledged()
    await Promise.all([contract.finish(), contract.finish()])
    await contract.finish()
    const [shown, finished, ...more] = await papersOf(contract.id)
    expect([finished?.kind, finished?.edition, more]).toEqual(['finished', 1, []])
    expect(finished?.pages).toBe((shown?.pages ?? 0) + 1)
    const [event, ...others] = await finishedEvents(contract.id)
    expect([event?.party, others]).toEqual(['clock', []])
    const words =
      event?.sealedWords && testRowSealer.open(contractEvents.sealedWords, event.id, event.sealedWords)
    expect(words).toEqual({ sha256: finished?.sha256 })
    const pdf = await openPdf(services, contract.id, 'finished')
    expect(pdf.ok && hashOf(pdf.bytes)).toBe(finished?.sha256)
    const tree = await openTree(services, contract.id, 'finished')
    const certificate = tree.ok ? wordsIn(tree.paper.parts.at(-1)).replaceAll('\u00a0', ' ') : ''
    expect(certificate).toContain('203.0.113.24, Safari on iPhone')
    expect(certificate.replaceAll(' ', '')).toContain(shown?.sha256)
  })

  test('says what the person’s pages and the attorney’s recorded', async () => {
    const theirs = await openAttorneys(desk)
    const { contractId, file } = theirs
    const person = await openSigning(desk, { id: contractId, fileId: file.id })
    await person.agree()
    await person.readAll('AR')
    const answers = [await person.sign(), await theirs.acknowledge()].map(({ status }) => status)
    expect(answers).toEqual([200, 200])
    await makeFinishedPaper.run({ contractId }, services)
    const tree = await openTree(services, contractId, 'finished')
    const parts = tree.ok ? tree.paper.parts : []
    const certificate = wordsIn(parts.at(-1)).replaceAll('\u00a0', ' ')
    const [pages] = await papersOf(contractId)
    for (const said of [
      `AR on pages 1 to ${pages?.pages}`,
      `Typed the reading code and agreed to electronic records ${person.signerName}`,
      `Read and initialed pages 1 to ${pages?.pages} ${person.signerName}`,
      `Signed by typing the name ${person.signerName}`,
      'A code mailed to attorney-',
      '198.51.100.7',
      '24000000, Texas',
    ])
      expect(certificate).toContain(said)
    const checks = parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'checks' ? block.items : [])),
    )
    expect(checks.filter(({ checked }) => !checked)).toEqual([])
    expect((await checkEvents(services)).flaws).toEqual([])
  })

  test('both of its hashes are known to /verify', async () => {
    const contract = await open()
    await contract.signed()
    await contract.acknowledged()
    await contract.finish()
    for (const { sha256 } of await papersOf(contract.id))
      expect(await verifyHash(db, sha256)).toMatchObject({ answer: 'issued' })
  })

  test('is made again for another attorney, and the first stays', async () => {
    const contract = await open()
    await contract.signed()
    await contract.acknowledged()
    await contract.finish()
    await contract.counselChanged()
    await contract.finish()
    expect(await finishedEvents(contract.id)).toHaveLength(1)
    await contract.acknowledged('Noor Haddad')
    await contract.finish()
    const [, first, second] = await papersOf(contract.id)
    expect([first?.edition, second?.edition]).toEqual([1, 2])
    expect((await findPaper(db, contract.id, 'finished'))?.edition).toBe(2)
    const tree = await openTree(services, contract.id, 'finished')
    expect(tree.ok && JSON.stringify(tree.paper.parts.at(-1))).toContain('Noor Haddad, attorney for')

    const get = (path: string) =>
      desk.app.inject({ url: `/api/contracts/${contract.id}${path}`, headers: desk.owner })
    const pdf = await get('/pdf?paper=finished')
    expect([pdf.statusCode, hashOf(pdf.rawPayload)]).toEqual([200, second?.sha256])
    const bundle = (await get('/bundle')).rawPayload
    const entry = async (name: string) =>
      readZipEntry(async (start, end) => bundle.subarray(start, end + 1), bundle.length, name)
    const names = ['shown.pdf', 'finished.pdf', 'finished-2.pdf']
    const hashes = await Promise.all(names.map(async (name) => hashOf((await entry(name)) ?? Buffer.of())))
    expect(hashes).toEqual((await papersOf(contract.id)).map(({ sha256 }) => sha256))
    const readme = String(await entry('README.txt'))
    for (const said of [...names.map((name) => `${name}: the contract`), ...hashes])
      expect(readme).toContain(said)
    const events: { event: string }[] = JSON.parse(String(await entry('events.json')))
    expect(events.find(({ event }) => event === 'signed')).toMatchObject({
      knownBy: 'code',
      address: '203.0.113.24',
      sentences: expect.arrayContaining([expect.any(String)]),
    })
  })

  test('is told to the person and the attorney once, by a link and never attached', async () => {
    const contract = await open()
    await contract.signed()
    await contract.acknowledged()
    services.queued.length = 0
    await Promise.all([contract.finish(), contract.finish()])
    const mails = services.queued.filter(({ job }) => job === mailFinishedPaper.name)
    expect(mails.map(({ payload }) => payload)).toEqual([
      { contractId: contract.id, edition: 1, party: 'person' },
      { contractId: contract.id, edition: 1, party: 'attorney' },
    ])
    services.sent.length = 0
    for (const { payload } of mails)
      await mailFinishedPaper.run(mailFinishedPaper.schema.parse(payload), services)
    const [person, attorney] = services.sent
    expect(person?.subject).toMatch(/^Everyone has signed \(/)
    expect(person?.text).toMatch(/\/case\/[\w-]{43}\b/)
    expect(attorney?.text).toMatch(/\/firm\/[\w-]{43}\/contract\b/)
    expect(person?.to?.address).not.toBe(attorney?.to?.address)
    for (const mail of services.sent) {
      expect(mail).not.toHaveProperty('attachments')
      expect(JSON.stringify(mail)).not.toMatch(/\$\d|Teresa|Whitfield/)
    }
    await db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, contract.id))
    await mailFinishedPaper.run({ contractId: contract.id, edition: 1, party: 'person' }, services)
    expect(services.sent).toHaveLength(2)
  })

  test('of an attorney’s own file is told to the client on a page of their own', async () => {
    const contract = await openAcknowledged(desk, services, { role: 'attorney' })
    await contract.signed()
    await contract.acknowledged()
    await contract.finish()
    services.sent.length = 0
    for (const party of ['person', 'attorney'] as const)
      await mailFinishedPaper.run({ contractId: contract.id, edition: 1, party }, services)
    const texts = services.sent.map(({ text }) => text)
    expect(texts.some((text) => /\/client\/[\w-]{43}\b/.test(text))).toBe(true)
    expect(texts.some((text) => /\/case\/[\w-]{43}\/acknowledgment\b/.test(text))).toBe(true)
  })

  test('isn’t made of a contract that ended meanwhile, and is of one whose file was deleted', async () => {
    const ended = await open()
    await ended.signed()
    await ended.acknowledged()
    await db
      .update(contracts)
      .set({ status: 'voided', endedAt: new Date() })
      .where(eq(contracts.id, ended.id))
    await ended.finish()
    expect(await papersOf(ended.id)).toHaveLength(1)
    const left = await open()
    await left.signed()
    await left.acknowledged()
    await db.delete(applications).where(eq(applications.id, left.fileId))
    await left.finish()
    expect(await papersOf(left.id)).toHaveLength(2)
  })

  test('is refused where another paper was signed than the one in the store', async () => {
    const contract = await open()
    await contract.signed({ sha256: '0'.repeat(64) })
    await contract.acknowledged()
    await expect(contract.finish()).rejects.toThrow(JobRefused)
    expect(await papersOf(contract.id)).toHaveLength(1)
  })
})
