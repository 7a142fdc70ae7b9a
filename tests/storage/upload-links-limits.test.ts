import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadLinks, uploadReservations } from '#db/schema/index.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { adminApi } from '../support/admin-api.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { linkClient, postForm } from './client.ts'
import { addLinkHolder, type LinkOptions } from './link-holder.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf, png } = goodFiles
const hour = 60 * 60_000
const invalid = 'This upload link is invalid, expired, or has been deactivated.'

describe.each(sample(storeKinds.toReversed(), 1))('documents sent by an upload link (%s)', (kind) => {
  let site: Site
  let admin: Awaited<ReturnType<typeof adminApi>>
  beforeAll(async () => {
    site = await openSite(kind)
    admin = await adminApi(site.app)
  })
  afterAll(() => site.close())

  const linkHolder = (...how: LinkOptions) => addLinkHolder(site, admin, ...how)
  const changeLink = (id: string, changes: Partial<typeof uploadLinks.$inferInsert>) =>
    site.database.db.update(uploadLinks).set(changes).where(eq(uploadLinks.id, id))
  const files = (applicationId: string, id: string) => `/api/applications/${applicationId}/documents/${id}`

  test('are registered once, by the link they were sent by, and not before they have arrived', async () => {
    const [ana, eve] = [await linkHolder(), await linkHolder()]
    const form = await ana.form()
    expect((await ana.save(form.objectPath)).status).toBe(409)
    await postForm(form, pdf.body)
    const second = linkClient(site.url, (await admin.newLink(ana.applicationId)).token)
    for (const other of [eve, second]) expect((await other.save(form.objectPath)).status).toBe(404)
    for (const path of ['documents/none', '../../etc/passwd', `documents/${randomUUID()}`]) {
      expect((await ana.save(path)).status).toBe(404)
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.save(form.objectPath)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await ana.save(form.objectPath)).toMatchObject({
      status: 409,
      body: { errors: { filePath: [expect.any(String)] } },
    })
    expect((await admin.links(ana.applicationId)).map(({ currentUploads }) => currentUploads)).toEqual([0, 1])
  })

  test('can be sent again and again by one form: what was registered stays what it was', async () => {
    const ana = await linkHolder()
    const form = await ana.form()
    await postForm(form, pdf.body)
    const { body } = await ana.save(form.objectPath)
    const { id } = body.file as { id: string }
    await postForm(form, Buffer.alloc(pdf.body.length, 'x'))
    const { url } = (await admin.call('GET', `${files(ana.applicationId, id)}/download-url`)).body
    expect(Buffer.from(await (await fetch(site.url + url)).bytes()).equals(pdf.body)).toBe(true)
    await sweepStorage({ db: site.database.db, storage: site.storage }, new Date(Date.now() + 24 * 8 * hour))
    const rows = await Promise.all([admin.documents(ana.applicationId)])
    expect(await keysIn(site.storage)).toContain(rows[0][0].filePath)
    expect(await keysIn(site.storage)).not.toContain(kind === 'S3' ? form.objectPath : 'none')
  })

  test('that were abandoned cost no slot', async () => {
    const ana = await linkHolder({ maxUploads: 2 })
    for (let tried = 0; tried < 5; tried++) await ana.form()
    const sent = await ana.form()
    await postForm(sent, pdf.body)
    expect((await ana.send(pdf)).status).toBe(201)
    expect((await ana.send(png)).status).toBe(201)
    expect((await ana.save(sent.objectPath)).body.message).toBe(
      'You have reached the maximum number of uploads (2) for this link.',
    )
    expect((await ana.info()).body.token).toMatchObject({ currentUploads: 2, maxUploads: 2 })
    expect(await ana.askForUrl()).toMatchObject({
      status: 409,
      body: { message: 'You have reached the maximum number of uploads (2) for this link.' },
    })
  })

  test('come fifty at once by a link with ten left: ten are registered, and nothing is left of the others', async () => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder({ maxUploads: '10' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.send(pdf)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(40).fill(409)])
    expect(await admin.documents(ana.applicationId)).toHaveLength(10)
    expect(await admin.links(ana.applicationId)).toMatchObject([{ currentUploads: 10, isActive: false }])
    expect(await keysIn(site.storage)).toHaveLength(before.length + 10)
  })

  test('that were announced and never came lapse', async () => {
    const ana = await linkHolder()
    const answers = await Promise.all(Array.from({ length: 45 }, () => ana.askForUrl()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    await site.database.db
      .update(uploadReservations)
      .set({ expiresAt: new Date() })
      .where(eq(uploadReservations.uploadLinkId, ana.link.id))
    expect((await ana.send(pdf)).status).toBe(201)
  })

  describe('are not taken by a link that', () => {
    const expectDead = async (
      holder: Awaited<ReturnType<typeof linkHolder>>,
      status: number,
      sent: string,
    ) => {
      const answers = [await holder.info(), await holder.askForUrl(), await holder.save(sent)]
      for (const answer of answers) {
        expect([answer.status, answer.body.message]).toEqual([status, invalid])
        expect(JSON.stringify(answer.body)).not.toContain('Ruiz')
      }
    }
    const sendBefore = async (holder: Awaited<ReturnType<typeof linkHolder>>) => {
      const form = await holder.form()
      await postForm(form, pdf.body)
      return form.objectPath
    }

    test('has expired', async () => {
      const ana = await linkHolder()
      const sent = await sendBefore(ana)
      await changeLink(ana.link.id, { expiresAt: new Date() })
      await expectDead(ana, 410, sent)
      expect(await admin.links(ana.applicationId)).toMatchObject([{ isExpired: true, isActive: false }])
      const place = `/api/applications/${ana.applicationId}/upload-tokens/${ana.link.id}`
      expect(await admin.call('PATCH', place, { expiresInDays: 7 })).toMatchObject({
        status: 200,
        body: { isExpired: false, isActive: true, uploadUrl: ana.link.uploadUrl },
      })
      expect((await ana.save(sent)).status).toBe(201)
    })

    test('was deactivated', async () => {
      const ana = await linkHolder()
      const sent = await sendBefore(ana)
      const place = `/api/applications/${ana.applicationId}/upload-tokens/${ana.link.id}`
      const { status, body } = await admin.call('PATCH', place, { deactivated: true })
      expect([status, body]).toMatchObject([200, { isExpired: true, deactivatedAt: expect.any(String) }])
      await expectDead(ana, 410, sent)
      expect((await admin.call('PATCH', place, { expiresInDays: 7 })).status).toBe(409)
      expect((await admin.call('PATCH', place, { deactivated: true })).status).toBe(200)
    })

    test('never was', async () => {
      const ana = await linkHolder()
      const sent = await sendBefore(ana)
      for (const token of ['x', '../../etc/passwd', ana.link.token.slice(1), '🙂'.repeat(40)]) {
        await expectDead({ ...ana, ...linkClient(site.url, token) }, 404, sent)
      }
    })
  })
})
