import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, checklistItems, documents } from '#db/schema/index.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { openName } from '#features/documents/files/data/files.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { paths } from '#site/paths.ts'
import { addApplication } from '../support/add-application.ts'
import { drawFrom } from '../support/moving-devices.ts'
import { openPhone, type PhoneFile } from '../support/phone-line.ts'
import { createTestRowSealer } from '../support/row-sealer.ts'
import { rounds, sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { type BuiltSite, openBuiltSite } from './built-site.ts'
import { appSecret, keysIn, storeKinds } from './stores.ts'

const cuts = rounds(100, 3)
/** One application takes 40 uploads that never end. */
const cutsPerCase = 20
const rowSealer = createTestRowSealer(appSecret)
const kinds = ['pdf', 'png', 'txt'] as const
const types = ['medical-records', 'police-report', 'insurance-correspondence'] as const
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const seed = Number(process.env.TEST_SEED ?? 1)
const draw = drawFrom(seed)
const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(draw() * values.length)] ?? values[0]

type Phone = Awaited<ReturnType<typeof openPhone>>
type Sent = { file: PhoneFile; type: string }

/** From a note to a few photos: 2 KB to 600 KB, small ones as often as large ones. */
function drawFile(index: number): PhoneFile {
  const kind = pick(kinds)
  const { type, body } = goodFiles[kind]
  const size = Math.round(2_000 * 300 ** draw())
  const filling = kind === 'txt' ? Buffer.alloc(size, 'a note ') : randomBytes(size)
  return { name: `${index} from my phone.${kind}`, mimeType: type, buffer: Buffer.concat([body, filling]) }
}

/** While we ask where to send it, in the middle of it, or when all of it is gone and only answers are missing. */
const drawMoment = ({ buffer: { length } }: PhoneFile) =>
  Math.round(pick([() => draw() * 3_000, () => draw() * length, () => length + 1_000 + draw() * 9_000])())

describe.each(sample(storeKinds.toReversed(), 1))('a phone on a bad line (%s)', (kind) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await openBuiltSite(kind, { env: { RATE_LIMIT_FACTOR: '100' } })
  })
  afterAll(() => site.close())

  async function addCase() {
    const applicationId = await addApplication(site, { rowSealer })
    const party = { applicationId, party: 'applicant' } as const
    const token = await site.database.db.transaction((tx) => createCaseLink({ tx, rowSealer }, party))
    return { applicationId, address: site.url + paths.casePage(token) }
  }

  /** Sends one file until the page has it, with the line cut this often at most. Answers how often it was. */
  async function sendThroughCuts(phone: Phone, { file, type }: Sent, most: number): Promise<number> {
    const item = phone.item(type)
    const { line } = site
    let isFailed = false
    const start = () => (isFailed ? item.tryAgain(file.name) : item.choose(file))
    for (let done = 1; done <= most; done += 1) {
      const broken = line.cutAfter(drawMoment(file))
      await start()
      await Promise.race([broken, item.settle(file.name)])
      line.cut()
      // In a tunnel until the page gives up, or only for a moment.
      if (draw() < 0.5) await item.settle(file.name)
      line.mend()
      isFailed = (await item.settle(file.name)) === 'failed'
      const isCalledReceived = !isFailed
      if (isCalledReceived || draw() < 0.4) {
        await phone.comeBack()
        isFailed = false
        const isThere = await item.isListed(file.name)
        if (isCalledReceived) expect(isThere).toBe(true)
        if (isThere) return done
      }
    }
    await start()
    expect(await item.settle(file.name)).toBe('over')
    return most
  }

  test(`that breaks ${cuts} times: every file is whole or not there (seed ${seed})`, {
    timeout: 60_000 + cuts * 20_000,
  }, async () => {
    for (let done = 0; done < cuts; ) {
      const { applicationId, address } = await addCase()
      const phone = await openPhone(site.browser, address)
      const sent = new Map<string, Sent>()
      const last = Math.min(cuts, done + cutsPerCase)
      while (done < last) {
        const next = { file: drawFile(sent.size), type: pick(types) }
        sent.set(next.file.name, next)
        done += await sendThroughCuts(phone, next, Math.min(last - done, pick([1, 2, 3])))
      }
      await phone.comeBack()
      for (const [name, { type }] of sent) expect(await phone.item(type).isListed(name)).toBe(true)
      await phone.close()
      await expectWhole(applicationId, sent)
    }
    // A day later nothing is left over.
    await sweepStorage({ db: site.database.db, storage: site.storage }, new Date(Date.now() + 8 * 86_400_000))
    const kept = await site.database.db.select({ key: documents.storageKey }).from(documents)
    expect(await keysIn(site.storage)).toEqual(kept.map(({ key }) => key).sort())
  })

  async function expectWhole(applicationId: string, sent: Map<string, Sent>) {
    const { db } = site.database
    const ofCase = <Table extends typeof documents | typeof checklistItems | typeof applicationEvents>(
      table: Table,
    ) => eq(table.applicationId, applicationId)
    const rows = await db.select().from(documents).where(ofCase(documents))
    expect(rows.map((row) => openName(rowSealer, row).originalName).sort()).toEqual([...sent.keys()].sort())
    const items = await db.select().from(checklistItems).where(ofCase(checklistItems))
    for (const row of rows) {
      const { file, type } = sent.get(openName(rowSealer, row).originalName) ?? {}
      const bytes = Buffer.concat((await (await site.storage.open(row.storageKey))?.toArray()) ?? [])
      expect([bytes.length, sha256(bytes)]).toEqual([file?.buffer.length, file && sha256(file.buffer)])
      const item = items.find(({ id }) => id === row.itemId)
      expect(item).toMatchObject({ documentType: type, state: 'received' })
    }
    const events = await db.select().from(applicationEvents).where(ofCase(applicationEvents))
    expect(events.filter(({ type }) => type === 'document-received')).toHaveLength(rows.length)
  }
})
