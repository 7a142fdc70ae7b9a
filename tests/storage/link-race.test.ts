import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadReservations } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { newKey } from '#lib/storage/keys.ts'
import { addApplication } from '../support/add-application.ts'
import { adminApi } from '../support/admin-api.ts'
import { rounds } from '../support/sample.ts'
import { linkClient } from './client.ts'
import { keysIn, openSite, type Site } from './stores.ts'

const text = Buffer.from('A letter.\n')
const said = { fileType: 'other', mimeType: 'text/plain', fileSize: text.length }
const left = 10
const howOften = rounds(100, 1)

/** upload-links-limits.test.ts tests the whole upload, on both stores. This runs just the race, many times. */
describe.each(databaseKinds())('fifty files saved at once by a link with ten left (%s)', (database) => {
  let site: Site
  let admin: Awaited<ReturnType<typeof adminApi>>
  beforeAll(async () => {
    site = await openSite('local disk', { database })
    admin = await adminApi(site.app)
    await site.storage.ping()
  })
  afterAll(() => site.close())

  /** Puts files in place as if they had been announced and sent. */
  const placeFiles = async (applicationId: string, uploadLinkId: string) => {
    const keys = Array.from({ length: 50 }, newKey)
    for (const key of keys) await site.storage.put(key, text, said.mimeType)
    await site.database.db.insert(uploadReservations).values(
      keys.map((storageKey) => ({
        applicationId,
        uploadLinkId,
        door: 'upload-link' as const,
        storageKey,
        documentType: 'other' as const,
        mimeType: said.mimeType,
        sizeBytes: said.fileSize,
        expiresAt: new Date(Date.now() + 60_000),
      })),
    )
    return keys
  }

  test('are registered ten times exactly, in each of many rounds, and nothing is left of the others', {
    timeout: 600_000,
  }, async () => {
    const registered: number[] = []
    for (let round = 0; round < howOften; round++) {
      const id = await addApplication(site)
      const link = await admin.newLink(id, { maxUploads: String(left) })
      const client = linkClient(site.url, link.token)
      const keys = await placeFiles(id, link.id)
      const save = async (key: string): Promise<number> => {
        const { status } = await client.save(key, said)
        // Fifty at once can be too many for a busy machine's database: retry, as every client does.
        return status === 503 ? save(key) : status
      }
      const statuses = await Promise.all(keys.map(save))
      expect(statuses.filter((status) => status !== 201)).toEqual(Array(40).fill(409))
      registered.push(statuses.filter((status) => status === 201).length)
    }
    expect(registered).toEqual(Array(howOften).fill(left))
    expect(await keysIn(site.storage)).toHaveLength(left * howOften)
  })
})
