import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractTemplates } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { createFormCalls, letterBytes } from '../../../../tests/support/contract-forms.ts'
import { pdfOf } from '../../../../tests/support/pdf-files.ts'
import { testSecret } from '../../../../tests/support/row-sealer.ts'
import { maxLetterBytes } from './schema/forms.ts'

describe.each(databaseKinds())('the lawyer’s letter, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `letters-${crypto.randomUUID()}`)
  const { app, database } = await openTestApp(kind, { env: { DATA_DIR: dataDir } })
  const owner = await signIn(app)
  const { call, list, read, sendLetter } = createFormCalls(app, owner)
  const folder = join(dataDir, 'files', 'documents')
  const stored = () => readdir(folder)
  const openLetter = async () => (await call('GET', '/1/letter')).answer
  beforeEach(async () => {
    await database.db.delete(contractTemplates)
    await list()
  })

  test('comes back byte for byte, only as a file to save, and is sealed in the store', async () => {
    expect((await sendLetter(1)).statusCode).toBe(204)
    const answer = await openLetter()
    expect(answer.rawPayload.equals(letterBytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await read(1)).letter).toEqual({
      isCurrent: true,
      size: letterBytes.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    for (const name of await stored())
      expect((await readFile(join(folder, name))).includes('%PDF-')).toBe(false)
  })

  test('takes the place of the one before, whose bytes go', async () => {
    const before = (await stored()).length
    await sendLetter(1)
    const newer = pdfOf([{ text: 'Another letter.' }])
    expect((await sendLetter(1, newer)).statusCode).toBe(204)
    expect((await openLetter()).rawPayload.equals(newer)).toBe(true)
    expect(await stored()).toHaveLength(before + 1)
  })

  test('can come again, or twice at once: the same bytes stay once', async () => {
    const before = (await stored()).length
    const answers = await Promise.all([sendLetter(1), sendLetter(1), sendLetter(1)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await stored()).toHaveLength(before + 1)
    expect((await openLetter()).rawPayload.equals(letterBytes)).toBe(true)
  })

  test('is asked for again while the store is away, and the one before stays', async () => {
    await sendLetter(1)
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'not a folder')
    const answer = await sendLetter(1, pdfOf([{ text: 'Another letter.' }]))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    expect((await openLetter()).statusCode).toBe(503)
    await rm(folder)
    await rename(`${folder}-away`, folder)
    expect((await openLetter()).rawPayload.equals(letterBytes)).toBe(true)
  })

  test('has to be a PDF of at most 10 MB; nothing else stays in the store', async () => {
    const before = await stored()
    for (const bytes of [Buffer.from('no letter'), Buffer.alloc(0), Buffer.from('<html>%PDF-1.7</html>')])
      expect((await sendLetter(1, bytes)).statusCode).toBe(415)
    expect((await sendLetter(1, Buffer.concat([letterBytes, Buffer.alloc(maxLetterBytes)]))).statusCode).toBe(
      413,
    )
    expect((await sendLetter(7)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
    expect((await read(1)).letter).toBeNull()
  })

  test('stays when the store is swept, and is never served once a byte of it changed', async () => {
    await sendLetter(1)
    const read = readConfig({ DATA_DIR: dataDir })
    if (!read.ok) throw new Error('no configuration')
    const storage = await openStorage(read.config.storage, testSecret)
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000)
    await sweepStorage({ db: database.db, storage }, inAYear)
    expect((await openLetter()).statusCode).toBe(200)
    const [name = ''] = await stored()
    const bytes = await readFile(join(folder, name))
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
    await writeFile(join(folder, name), bytes)
    const answer = await openLetter()
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toContain('changed or damaged')
  })
})
