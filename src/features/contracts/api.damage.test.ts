import { spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRowSealer, type RowSealer } from '#db/row-sealer.ts'
import { contractEvents, contractPapers, sealingKeys } from '#db/schema/index.ts'
import { sealHashKey } from '#db/sealing-key.ts'
import { databaseKinds } from '#db/testing.ts'
import { besideKey } from '#lib/storage/keys.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { confirmWords, openContractsDesk, openSendable } from '../../../tests/support/contracts.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { shortLived } from '../../../tests/support/node-flags.ts'
import { testHashKey, testRowSealer, testSecret } from '../../../tests/support/row-sealer.ts'
import { isProof, rounds, sample } from '../../../tests/support/sample.ts'
import { makeTemporaryFolder } from '../../../tests/support/server-process.ts'
import { checkPapersNightly } from './archive/jobs.ts'

type Sent = { id: string; number: string; pdf: string; words: string }

describe.each(databaseKinds())('a paper that was changed in the store, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-papers-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  const { db } = desk.database
  const folder = join(dataDir, 'files')
  const storage = createLocalDisk({ folder, appSecret: testSecret })
  const services = jobServices(db, { storage, rowSealer: testRowSealer })
  const place = (key: string) => join(folder, key)
  let [mine, other]: Sent[] = []

  beforeAll(async () => {
    await confirmWords(desk)
    mine = await send()
    other = await send()
    await cp(folder, `${folder}.safe`, { recursive: true })
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  async function send(): Promise<Sent> {
    const { id, send: sendIt } = await openSendable(desk)
    const { body } = await sendIt(id)
    const papers = await db.select().from(contractPapers)
    const pdf = papers.find(({ contractId }) => contractId === id)?.storageKey ?? ''
    return { id, number: body.number, pdf, words: besideKey(pdf) }
  }
  const get = (path: string) =>
    desk.app.inject({ url: `/api/contracts/${mine?.id}/${path}`, headers: desk.owner })
  const health = async () => {
    const answer = await desk.app.inject({ url: '/api/admin/health', headers: desk.owner })
    return answer.json().findings.find(({ check }: { check: string }) => check === 'papers')
  }
  const restore = () => cp(`${folder}.safe`, folder, { recursive: true })
  async function flipBit(path: string, share: number) {
    const bytes = await readFile(path)
    const at = Math.min(bytes.length - 1, Math.floor(bytes.length * share))
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at)
    await writeFile(path, bytes)
  }
  /** As in a bucket, where nothing but our own hash tells: a change made there is sealed well. */
  async function replace(key: string, change: (bytes: Buffer) => Buffer) {
    const stream = await storage.open(key)
    const bytes = stream ? Buffer.concat(await stream.toArray()) : Buffer.alloc(0)
    await storage.remove(key)
    await storage.put(key, change(bytes), 'application/pdf')
  }
  const withBit = (share: number) => (bytes: Buffer) => {
    const at = Math.floor((bytes.length - 1) * share)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }
  const readOf = async (key: string) => readFile(place(key))
  const plain = async (key: string) => {
    const stream = await storage.open(key)
    return Buffer.concat((await stream?.toArray()) ?? [])
  }

  type Half = 'pdf' | 'words'
  const shares = Array.from({ length: rounds(50, 3) }, (_, at) => at / (rounds(50, 3) - 1))
  const damages: [string, (half: Half, one: Sent, another: Sent) => Promise<unknown>][] = [
    ...shares.map((share): (typeof damages)[number] => [
      `one bit at ${Math.round(share * 100)}%`,
      (half, one) => flipBit(place(one[half]), share),
    ]),
    ...shares.map((share): (typeof damages)[number] => [
      `one bit at ${Math.round(share * 100)}%, sealed again`,
      (half, one) => replace(one[half], withBit(share)),
    ]),
    ['missing', (half, one) => rm(place(one[half]))],
    ['cut off', (half, one) => replace(one[half], (bytes) => bytes.subarray(0, -1))],
    ['longer', (half, one) => replace(one[half], (bytes) => Buffer.concat([bytes, Buffer.from(' ')]))],
    ['empty', (half, one) => replace(one[half], () => Buffer.alloc(0))],
    [
      'the file of another',
      async (half, one, another) => writeFile(place(one[half]), await readOf(another[half])),
    ],
    [
      'that of another, sealed again',
      async (half, one, another) => {
        const bytes = await plain(another[half])
        await replace(one[half], () => bytes)
      },
    ],
    [
      'the other half',
      async (half, one) => {
        const bytes = await plain(one[half === 'pdf' ? 'words' : 'pdf'])
        await replace(one[half], () => bytes)
      },
    ],
  ]
  const cases = damages.flatMap(([name, damage]) =>
    (['pdf', 'words'] as const).map((half) => ({ name, half, damage })),
  )

  test('is whole as long as nobody did anything', async () => {
    for (const path of ['pdf', 'paper', 'bundle']) expect((await get(path)).statusCode, path).toBe(200)
    await checkPapersNightly.run({}, services)
    expect(await health()).toMatchObject({ state: 'fine', words: expect.stringMatching(/^2 sealed papers/) })
  })

  test.each(sample(cases, 12))(
    'is never shown, and Health names it: $half, $name',
    async ({ half, damage }) => {
      if (!mine || !other) throw new Error('nothing was sent')
      await damage(half, mine, other)
      const refused = half === 'pdf' ? ['pdf', 'bundle'] : ['paper']
      for (const path of refused) {
        const answer = await get(path)
        expect(answer.statusCode, path).toBe(500)
        expect(answer.headers['content-type']).toMatch(/json/)
        expect(answer.json().message).toMatch(
          new RegExp(`^The file of ${mine.number} was changed or damaged`),
        )
      }
      await checkPapersNightly.run({}, services)
      expect(await health()).toMatchObject({ state: 'failed', words: expect.stringContaining(mine.number) })
      expect((await health()).words).not.toContain(other.number)
      await restore()
      await checkPapersNightly.run({}, services)
      expect((await health()).state).toBe('fine')
      expect((await get(refused[0] ?? '')).statusCode).toBe(200)
    },
  )

  test.runIf(kind === 'postgres')('is named by contract:verify, which also knows our files', async () => {
    if (!mine || !other) throw new Error('nothing was sent')
    const appSecret = 'a secret of this test, of 32 characters'
    await db.insert(sealingKeys).values(sealHashKey(appSecret, testHashKey))
    const site = makeTemporaryFolder()
    onTestFinished(site.remove)
    const store = createLocalDisk({ folder: join(site.path, 'files'), appSecret })
    for (const key of [mine, other].flatMap(({ pdf, words }) => [pdf, words]))
      await store.put(key, await plain(key), 'application/pdf')
    await sealEventsFor(createRowSealer(appSecret, testHashKey))
    const run = async (...args: string[]) => {
      const env = { DATA_DIR: site.path, DATABASE_URL: desk.database.databaseUrl, APP_SECRET: appSecret }
      const program = spawn(process.execPath, [...shortLived, 'scripts/contract-verify.ts', ...args], {
        env: { ...env, PATH: process.env.PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-writer' },
      })
      const ended = new Promise<number | null>((resolve) => program.on('exit', resolve))
      const [out, err] = await Promise.all([text(program.stdout), text(program.stderr)])
      return { code: await ended, out, err }
    }
    if (isProof)
      expect(await run()).toEqual({
        ...{ code: 0, err: '' },
        out: '2 papers were compared with what was sealed. Nothing was changed.\n',
      })
    await flipBit(join(site.path, 'files', mine.words), 0.5)
    const isOther = eq(contractEvents.contractId, other.id)
    await db.update(contractEvents).set({ party: 'clock' }).where(isOther)
    const found = await run()
    expect(found.code).toBe(1)
    const told = ['Drafted', 'Sent'].map((event) => `${other?.number}: the event “${event}” was changed.\n`)
    for (const said of [`${mine.number}: changed or missing in the store\n`, told.join('')])
      expect(found.err).toContain(said)
    expect(await health()).toMatchObject({ state: 'failed', words: expect.stringContaining(mine.number) })

    const [ours, changed, none] = ['ours.pdf', 'changed.pdf', 'none.pdf'].map((name) => join(site.path, name))
    const bytes = await plain(mine.pdf)
    await writeFile(ours ?? '', bytes)
    await writeFile(changed ?? '', withBit(0.9)(bytes))
    if (isProof) {
      const known = await run(ours ?? '')
      expect(known).toMatchObject({ code: 0, out: expect.stringMatching(/ours\.pdf: issued\. Sent on /) })
    }
    const mixed = await run(ours ?? '', changed ?? '', none ?? '', site.path)
    expect(mixed.code).toBe(1)
    expect(mixed.out).toMatch(/ours\.pdf: issued/)
    expect(mixed.err).toMatch(
      /changed\.pdf: unknown\..*\n.*none\.pdf: there is no such file\.\n.*: is a folder\./,
    )
  })

  async function sealEventsFor(rowSealer: RowSealer) {
    const { sealedWords: column } = contractEvents
    for (const { id, sealedWords } of await db.select().from(contractEvents))
      if (sealedWords)
        await db
          .update(contractEvents)
          .set({ sealedWords: rowSealer.seal(column, id, testRowSealer.open(column, id, sealedWords)) })
          .where(eq(contractEvents.id, id))
  }
})
