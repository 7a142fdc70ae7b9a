import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newKey } from '#lib/storage/keys.ts'
import { sample } from '../support/sample.ts'
import { type Form, postForm } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const body = randomBytes(100_000)
const type = 'application/pdf'
const mebibyte = 1024 * 1024

/** Both stores' promises about files sent as a form. A test that leaves anything in the store fails. */
describe.each(sample(storeKinds.toReversed(), 1))('a file sent as a form (%s)', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(kind)
  })
  afterAll(() => site.close())

  const authorize = async (size = body.length): Promise<Form & { key: string }> => {
    const key = newKey()
    const grant = { key, size, type, expiresAt: new Date(Date.now() + 60_000) }
    await site.reserve(grant)
    return { key, ...(await site.storage.authorizeForm(grant, site.url)) }
  }
  const read = async (key: string) => Buffer.concat((await (await site.storage.open(key))?.toArray()) ?? [])
  const expectEmpty = async () => {
    expect(await keysIn(site.storage)).toEqual([])
    const unfinished = join(site.folder, 'files', 'unfinished')
    if (existsSync(unfinished)) expect(readdirSync(unfinished)).toEqual([])
  }
  const expectRefused = async (status: number) => {
    expect([400, 403, 409, 410, 412, 413, 415]).toContain(status)
    await expectEmpty()
  }
  const isTaken = (status: number) => expect([200, 201, 204]).toContain(status)

  test('is kept, and once settled no later form can replace it', async () => {
    const form = await authorize()
    isTaken(await postForm(form, body))
    const settled = (await site.storage.settle(form.key)) ?? ''
    expect((await read(settled)).equals(body)).toBe(true)
    await postForm(form, randomBytes(body.length))
    expect((await read(settled)).equals(body)).toBe(true)
    for (const key of [settled, form.key]) await site.storage.remove(key)
    await expectEmpty()
  })

  test('that never came cannot be settled', async () => {
    expect(await site.storage.settle(newKey())).toBeUndefined()
    await expectEmpty()
  })

  test('may be 50 MB', async () => {
    const form = await authorize(50 * mebibyte)
    isTaken(await postForm(form, Buffer.alloc(50 * mebibyte, 0x20)))
    expect(await site.storage.head(form.key)).toMatchObject({ size: 50 * mebibyte })
    await site.storage.remove(form.key)
  })

  describe('is refused, and nothing of it kept, when it', () => {
    test.each([
      ['is shorter than announced', body.subarray(1)],
      ['is longer than announced', Buffer.concat([body, Buffer.from('x')])],
      ['is much longer than announced', Buffer.alloc(mebibyte)],
      ['is empty', Buffer.alloc(0)],
    ])('%s', async (_name, sent) => expectRefused(await postForm(await authorize(), sent)))

    test('is 50 MB and one byte, announced as 50 MB', async () => {
      await expectRefused(await postForm(await authorize(50 * mebibyte), Buffer.alloc(50 * mebibyte + 1)))
    })

    test('is not in the field `file`', async () => {
      await expectRefused(await postForm(await authorize(), body, { field: 'document' }))
    })

    test('comes by a form of which any part was changed', async () => {
      const form = await authorize()
      for (const [name, value] of new URL(form.uploadURL).searchParams) {
        const url = new URL(form.uploadURL)
        url.searchParams.set(name, /^\d+$/.test(value) ? String(Number(value) + 1) : `${value}A`)
        await expectRefused(await postForm({ ...form, uploadURL: url.href }, body))
      }
      for (const [name, value] of Object.entries(form.fields)) {
        if (name === 'bucket') continue
        const fields = { ...form.fields, [name]: `${value}A` }
        await expectRefused(await postForm({ ...form, fields }, body))
      }
    })

    test('comes too late', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60_000 })
      const form = await authorize()
      vi.useRealTimers()
      await expectRefused(await postForm(form, body))
    })

    test('is broken off', async () => {
      const { uploadURL, fields } = await authorize()
      const boundary = 'aBoundary'
      const part = (name: string, more = '') =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
      const sending = request(uploadURL, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length + 5_000,
        },
      })
      sending.on('error', () => {})
      for (const [name, value] of Object.entries(fields)) sending.write(`${part(name)}${value}\r\n`)
      sending.write(part('file', '; filename="a.pdf"'))
      sending.write(body.subarray(0, 70_000))
      if (kind === 'local disk') {
        const unfinished = join(site.folder, 'files', 'unfinished')
        await expect.poll(() => readdirSync(unfinished).length).toBe(1)
      }
      sending.destroy()
      await expect.poll(expectEmpty).toBeUndefined()
    })
  })
})

test('a bucket takes nothing without the encryption that is asked for', async () => {
  const site = await openSite('S3', { env: { S3_ENCRYPTION: 'AES256' } })
  const authorize = () => ({
    key: newKey(),
    size: 5,
    type: 'text/plain',
    expiresAt: new Date(Date.now() + 60_000),
  })
  const leaveOut = (values: Record<string, string>) =>
    Object.entries(values).filter(([name]) => name !== 'x-amz-server-side-encryption')
  const { uploadURL, headers } = await site.storage.authorizeUpload(authorize(), site.url)
  const plain = { method: 'PUT', headers: leaveOut(headers), body: 'hello' }
  expect((await fetch(uploadURL, plain)).status).toBe(403)
  const form = await site.storage.authorizeForm(authorize(), site.url)
  const body = new FormData()
  for (const [name, value] of leaveOut(form.fields)) body.append(name, value)
  body.append('file', new Blob(['hello']))
  expect((await fetch(form.uploadURL, { method: 'POST', body })).status).toBe(403)
  await site.close()
})
