import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contactCorrections, decisions, documents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { openDecidingDesk } from '../../../tests/support/decisions.ts'
import { goodFiles } from '../../../tests/support/sample-files.ts'

const { pdf } = goodFiles

type Send = () => Promise<{ statusCode: number; json: () => unknown }>

describe.each(databaseKinds())('a merge and what others do to the file that goes (%s)', async (kind) => {
  const desk = await openDecidingDesk(kind)

  async function apply() {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/applications',
      payload: plaintiffPayload,
    })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { id: answer.json<{ id: string }>().id, cookie }
  }
  const call = (method: 'GET' | 'POST', url: string, payload?: object, headers = desk.owner) =>
    desk.app.inject({ method, url: `/api/applications${url}`, headers, ...(payload && { payload }) })
  const read = async (id: string) => (await call('GET', `/${id}`)).json<ApplicationDetail>()
  async function openPair() {
    const [kept, other] = [await apply(), await apply()]
    const { version } = await read(kept.id)
    const { version: otherVersion } = await read(other.id)
    const said = { isOnePerson: true, reason: 'Spoke with them', take: [] }
    const wanted = { otherId: other.id, version, otherVersion, ...said }
    return { kept, other, otherVersion, merge: () => call('POST', `/${kept.id}/merge`, wanted) }
  }

  /** Both wait for the application before either can write; the first to ask is first. */
  async function race(id: string, first: Send, second: Send) {
    if (kind === 'embedded') return Promise.all([first(), second()])
    const { db } = desk.database
    const waiting = async () => {
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where ${isWaiting}`,
      )
      return rows[0]?.n
    }
    const begun: ReturnType<Send>[] = []
    await db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, id)).for('update')
      for (const send of [first, second]) {
        begun.push(send())
        await expect.poll(waiting, { timeout: 20_000 }).toBe(begun.length)
      }
    })
    return Promise.all(begun)
  }
  const orders = [['the merge first'], ['the merge second']] as const
  async function raceIn(order: string, id: string, merge: Send, act: Send) {
    if (order === 'the merge first') return race(id, merge, act)
    const [acted, merged] = await race(id, act, merge)
    return [merged, acted]
  }

  test.each(orders)('a document that was sent is kept, where the person is: %s', async (order) => {
    const { kept, other, merge } = await openPair()
    const file = { fileType: 'police-report', fileSize: pdf.body.length, mimeType: pdf.type }
    const sender = { ...desk.owner, host: 'localhost' }
    const { uploadURL, headers } = (await call('POST', `/${other.id}/upload-url`, file, sender)).json()
    const { pathname, search } = new URL(uploadURL)
    await desk.app.inject({ method: 'PUT', url: pathname + search, payload: pdf.body, headers })
    const sent = { originalName: 'report.pdf', fileType: file.fileType, uploadURL }
    const register = () => call('POST', `/${other.id}/files`, sent, sender)
    const [merged, registered] = await raceIn(order, other.id, merge, register)
    expect(merged?.statusCode).toBe(200)
    const { db } = desk.database
    const found = await db.select().from(documents).where(eq(documents.applicationId, kept.id))
    // On the embedded database a merge that is done before the reservation is looked for leaves nothing to register.
    const isKept = registered?.statusCode === 201
    if (kind === 'postgres') expect(isKept).toBe(true)
    else expect([201, 404]).toContain(registered?.statusCode)
    expect(found).toHaveLength(isKept ? 1 : 0)
    const { timeline } = await read(kept.id)
    const told = timeline.filter(({ type }) => type === 'document-received')
    expect(told).toHaveLength(found.length)
  })

  test.each(orders)('the person’s own correction is kept or refused: %s', async (order) => {
    const { kept, other, merge } = await openPair()
    const correct = () =>
      desk.app.inject({
        method: 'PATCH',
        url: '/api/case/mine/contact',
        headers: { cookie: other.cookie },
        payload: { phone: '(212) 555-0199' },
      })
    const [merged, corrected] = await raceIn(order, other.id, merge, correct)
    const { db } = desk.database
    const found = await db.select().from(contactCorrections)
    const ofPair = found.filter(({ applicationId }) => [kept.id, other.id].includes(applicationId))
    if (corrected?.statusCode === 200) {
      // The colleague who merges has to look again.
      expect(merged?.statusCode).toBe(409)
      expect(ofPair).toHaveLength(1)
      expect(await read(other.id)).toMatchObject({ id: other.id, phone: '(212) 555-0199' })
    } else {
      expect(merged?.statusCode).toBe(200)
      expect([401, 404]).toContain(corrected?.statusCode)
      expect(corrected?.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
      expect(ofPair).toEqual([])
      expect((await read(kept.id)).phone).toBe(plaintiffPayload.phone)
    }
    if (kind === 'postgres') expect(merged?.statusCode).toBe(order === 'the merge first' ? 200 : 409)
  })

  test.each(orders)('a colleague’s decision is made or refused: %s', async (order) => {
    const { kept, other, otherVersion, merge } = await openPair()
    const offer = {
      kind: 'approved',
      amount: 5_000_00,
      termsVersion: 1,
      ruleVersion: 0,
      concernsReason: 'Known to us.',
    }
    const wanted = { ...offer, version: otherVersion, submissionKey: randomUUID() }
    const decide = () => call('POST', `/${other.id}/decisions`, wanted, desk.ruth.headers)
    const [merged, decided] = await raceIn(order, other.id, merge, decide)
    const { db } = desk.database
    const made = await db
      .select()
      .from(decisions)
      .where(inArray(decisions.applicationId, [kept.id, other.id]))
    if (decided?.statusCode === 201) {
      expect(merged?.statusCode).toBe(409)
      expect(made).toMatchObject([{ applicationId: other.id, amount: 5_000_00 }])
      expect(await read(other.id)).toMatchObject({ id: other.id, status: 'approved' })
    } else {
      expect(merged?.statusCode).toBe(200)
      expect(decided?.statusCode).toBe(404)
      expect(decided?.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
      expect(made).toEqual([])
      expect((await read(kept.id)).status).toBe('received')
    }
    if (kind === 'postgres') expect(merged?.statusCode).toBe(order === 'the merge first' ? 200 : 409)
  })
})
