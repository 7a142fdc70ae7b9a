import { renameSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { scanDocument } from '#features/documents/files/jobs.ts'
import type { UploadFormAnswer } from '#features/documents/files/schema/files.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { createClamdScanner } from '#lib/scanner/clamd.ts'
import { addApplication } from '../support/add-application.ts'
import { adminApi } from '../support/admin-api.ts'
import { type ClamdServer, createClamdServer, eicar } from '../support/clamd-server.ts'
import { jobServices } from '../support/job-services.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { linkClient } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf } = goodFiles
const large = Buffer.concat([pdf.body, Buffer.alloc(2_000_000, 0x20)])
const said = { fileSize: large.length, mimeType: pdf.type }

describe.each(sample(storeKinds.toReversed(), 1))('while something is away (%s)', (kind) => {
  let site: Site
  let clamd: ClamdServer
  let admin: Awaited<ReturnType<typeof adminApi>>
  beforeAll(async () => {
    clamd = await createClamdServer()
    site = await openSite(kind, { env: { ...clamd.env, PATIENCE_SECONDS: '3' } })
    admin = await adminApi(site.app)
  })
  afterAll(async () => {
    await site.close()
    await clamd.remove()
  })

  const linkHolder = async () => {
    const applicationId = await addApplication(site)
    const { token } = await admin.newLink(applicationId, { maxUploads: 2 })
    return { applicationId, ...linkClient(site.url, token) }
  }

  /** Makes the S3 server hang, or the local folder unusable. */
  function takeStoreAway(): () => void {
    let isAway = true
    const once = (comeBack: () => void) => () => {
      if (isAway) comeBack()
      isAway = false
    }
    if (kind === 'S3') {
      const { gatewayPid } = inject('s3Server')
      process.kill(gatewayPid, 'SIGSTOP')
      return once(() => void process.kill(gatewayPid, 'SIGCONT'))
    }
    const folder = join(site.folder, 'files')
    renameSync(folder, `${folder}-away`)
    writeFileSync(folder, '')
    return once(() => {
      renameSync(folder, `${folder}-file`)
      renameSync(`${folder}-away`, folder)
    })
  }

  /** Sends half of a file in a form, and the rest when `finish` is called. */
  function beginSending({ uploadURL, fields }: UploadFormAnswer) {
    const boundary = 'aBoundary'
    const part = (name: string, more = '') =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const head = Object.entries(fields).map(([name, value]) => `${part(name)}${value}\r\n`)
    const before = Buffer.from(`${head.join('')}${part('file', '; filename="a.pdf"')}`)
    const after = Buffer.from(`\r\n--${boundary}--\r\n`)
    const sending = request(uploadURL, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': before.length + large.length + after.length,
      },
    })
    const half = large.length / 2
    const answer = new Promise<number>((resolve) => {
      sending.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sending.on('error', () => resolve(0))
    })
    const begun = new Promise<void>((resolve) =>
      sending.write(Buffer.concat([before, large.subarray(0, half)]), () => resolve()),
    )
    return {
      begun,
      finish() {
        sending.write(large.subarray(half))
        sending.end(after)
        return answer
      },
      giveUp: () => sending.destroy(),
    }
  }

  test('the store that stops in the middle of an upload leaves no row and takes no slot, and all goes on after it', async () => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder()
    const form = await ana.form(said)
    const sending = beginSending(form)
    await sending.begun
    const comeBack = takeStoreAway()
    onTestFinished(comeBack)

    const answers = [ana.askForUrl(said), ana.save(form.objectPath, said)]
    if (kind === 'local disk') expect(await sending.finish()).toBe(503)
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.message]).toEqual([503, expect.stringMatching(/^Files cannot be received/)])
    }
    expect(await ana.info()).toMatchObject({ status: 200, body: { token: { currentUploads: 0 } } })
    expect(await admin.documents(ana.applicationId)).toEqual([])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

    sending.giveUp()
    comeBack()
    await expect.poll(() => site.storage.ping(), { timeout: 10_000 }).toBe(true)
    expect((await ana.save(form.objectPath, said)).status).toBe(409)
    // Both of the link's slots are still free, without a server restart.
    for (const _ of [1, 2]) expect((await ana.send({ type: pdf.type, body: large })).status).toBe(201)
    expect(await admin.documents(ana.applicationId)).toHaveLength(2)
    expect(await keysIn(site.storage)).toHaveLength(before.length + 2)
  })

  test('a document that cannot be deleted stays whole, and is deleted later', async () => {
    const ana = await linkHolder()
    const { body } = await ana.send(pdf)
    const place = `/api/applications/${ana.applicationId}/documents/${(body.file as { id: string }).id}`
    const comeBack = takeStoreAway()
    onTestFinished(comeBack)
    expect((await admin.call('DELETE', place)).status).toBe(503)
    expect(await admin.documents(ana.applicationId)).toHaveLength(1)
    comeBack()
    await expect.poll(() => site.storage.ping(), { timeout: 10_000 }).toBe(true)
    expect((await admin.call('DELETE', place)).status).toBe(204)
  })

  test('the scanner leaves files waiting, and scans them when it is back', async () => {
    const scanner = createClamdScanner({ host: clamd.env.CLAMD_HOST, port: Number(clamd.env.CLAMD_PORT) })
    const services = jobServices(site.database.db, { storage: site.storage, scanner })
    const failures: string[] = []
    const ana = await linkHolder()
    const files = [pdf, { type: pdf.type, body: Buffer.concat([pdf.body, eicar]) }]
    const ids: string[] = []
    for (const file of files) ids.push(((await ana.send(file)).body.file as { id: string }).id)

    const logger = pino({ level: 'silent' })
    const jobs = await openJobs({ database: site.database, jobs: [scanDocument], logger, services })
    onTestFinished(() => jobs.stop())
    jobs.onFailure((queue) => void failures.push(queue))
    await expect.poll(() => failures.length, { timeout: 30_000 }).toBeGreaterThan(2)
    const states = async () => {
      const rows: { id: string; scanState: string }[] = await admin.documents(ana.applicationId)
      return ids.map((id) => rows.find((row) => row.id === id)?.scanState)
    }
    expect(await states()).toEqual(['scanning', 'scanning'])
    for (const id of ids) {
      const path = `/api/applications/${ana.applicationId}/documents/${id}/download-url`
      expect(await admin.call('GET', path)).toMatchObject({ status: 409 })
    }
    await clamd.start()
    await expect.poll(states, { timeout: 50_000 }).toEqual(['clean', 'quarantined'])
  })
})
