import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { createSealer } from '#lib/sealer.ts'
import { addApplication } from '../../tests/support/add-application.ts'
import { addPerson } from '../../tests/support/cheap-password.ts'
import { hashBytes } from '../../tests/support/row-sealer.ts'
import { rekeyRows } from './rekey.ts'
import { applicationNotes, documents, people, uploadLinks } from './schema/index.ts'
import { checkAppSecret, openRowSealer } from './sealing-key.ts'
import { createTestDb, databaseKinds, type TestDatabase } from './testing.ts'

const [oldSecret, newSecret] = ['the secret until now', 'the secret from now on'] as const
const change = { from: oldSecret, to: newSecret }
const tokenHash = 'a'.repeat(64)
const personId = '5d2e6476-45a8-4c21-a321-b81f6d2eadef'

describe.each(databaseKinds())('a change of the secret (%s)', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  const start = (appSecret: string | undefined) => checkAppSecret(database.db, appSecret)

  /** More than one batch of notes, a link, and somebody with an authenticator app. */
  async function fill(): Promise<string[]> {
    const { db } = database
    const rowSealer = await openRowSealer(db, oldSecret)
    const applicationId = await addApplication({ database }, { rowSealer })
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID())
    await db.insert(applicationNotes).values(
      ids.map((id) => ({
        id,
        applicationId,
        sealedBody: rowSealer.seal(applicationNotes.sealedBody, id, id),
      })),
    )
    const sealedToken = createSealer(oldSecret, 'upload links').seal('the token', tokenHash)
    const expiresAt = new Date()
    await db.insert(uploadLinks).values({ applicationId, tokenHash, sealedToken, maxUploads: 1, expiresAt })
    const totpSealed = createSealer(oldSecret, 'authenticator apps').seal('the key of an app', personId)
    await addPerson(db, { id: personId, role: 'owner', totpSealed, totpConfirmedAt: new Date() })
    return ids
  }

  async function readNotes(appSecret: string) {
    const rowSealer = await openRowSealer(database.db, appSecret)
    const rows = await database.db.select().from(applicationNotes)
    return rows.map(({ id, sealedBody }) => rowSealer.open(applicationNotes.sealedBody, id, sealedBody))
  }

  test('leaves everything readable, with the new one only, and hashes as they were', async () => {
    const ids = await fill()
    const before = (await openRowSealer(database.db, oldSecret)).hash('date of birth', '1980-01-31')
    await createAccessLog(oldSecret).record(database.db, { action: 'sign-in', address: '::1' })
    expect(await rekeyRows(database, change)).toBe(ids.length + 5)
    expect(await createAccessLog(newSecret).check(database.db)).toMatchObject({ flaw: null, to: 1 })
    expect((await readNotes(newSecret)).toSorted()).toEqual(ids.toSorted())
    expect((await openRowSealer(database.db, newSecret)).hash('date of birth', '1980-01-31')).toBe(before)
    const [link] = await database.db.select().from(uploadLinks)
    expect(createSealer(newSecret, 'upload links').open(link?.sealedToken ?? '', tokenHash)).toBe('the token')
    const [person] = await database.db.select().from(people)
    const apps = [oldSecret, newSecret].map((secret) => createSealer(secret, 'authenticator apps'))
    expect(apps.map((app) => app.open(person?.totpSealed ?? '', personId))).toEqual([
      undefined,
      'the key of an app',
    ])
    await start(newSecret)
    await expect(start(oldSecret)).rejects.toThrow('APP_SECRET is not the one the data was sealed with')
    await expect(start(undefined)).rejects.toThrow('APP_SECRET is missing')
  })

  test('lets a file that is sent again be recognized', async () => {
    const bytes = Buffer.from('the same file')
    const hash = async (appSecret: string) => hashBytes(bytes, await openRowSealer(database.db, appSecret))
    const rowSealer = await openRowSealer(database.db, oldSecret)
    const applicationId = await addApplication({ database }, { rowSealer })
    const id = crypto.randomUUID()
    await database.db.insert(documents).values({
      id,
      applicationId,
      documentType: 'other',
      sealedName: rowSealer.seal(documents.sealedName, id, 'a.pdf'),
      mimeType: 'application/pdf',
      sizeBytes: bytes.length,
      contentHash: await hash(oldSecret),
      storageKey: 'documents/a',
      scanState: 'not-scanned',
    })
    await rekeyRows(database, change)
    const again = eq(documents.contentHash, await hash(newSecret))
    expect(await database.db.select().from(documents).where(again)).toMatchObject([{ id }])
  })

  test('that is interrupted keeps the site from starting, and is finished by another run', async () => {
    const ids = await fill()
    const interrupted = rekeyRows(database, change, () => Promise.reject(new Error('killed')))
    await expect(interrupted).rejects.toThrow('killed')
    for (const secret of [oldSecret, newSecret]) {
      await expect(start(secret)).rejects.toThrow('Finish it with: npm run rekey')
    }
    const elsewhere = rekeyRows(database, { from: oldSecret, to: 'a third secret' })
    await expect(elsewhere).rejects.toThrow('finish it first')
    // All of it was done; what is left is to give up the old one.
    expect(await rekeyRows(database, change)).toBe(0)
    expect((await readNotes(newSecret)).toSorted()).toEqual(ids.toSorted())
  })

  test('from a secret that is not the present one changes nothing', async () => {
    const ids = await fill()
    const wrong = rekeyRows(database, { from: 'some other', to: newSecret })
    await expect(wrong).rejects.toThrow('Nothing was changed')
    expect((await readNotes(oldSecret)).toSorted()).toEqual(ids.toSorted())
  })

  test('of data that is not sealed yet is refused', async () => {
    await expect(rekeyRows(database, change)).rejects.toThrow('Nothing is sealed yet')
  })
})
