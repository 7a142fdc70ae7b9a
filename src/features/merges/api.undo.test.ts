import { eq, inArray, or, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applications,
  checklistItems,
  contactMessages,
  deletedRecords,
  documents,
  listOwnedTables,
  mergedApplications,
  messageLinks,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addDocument } from '../../../tests/support/add-document.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { testRowSealer as rowSealer, sealMessage } from '../../../tests/support/row-sealer.ts'
import { readRows } from './mutations/move-rows.ts'

describe.each(databaseKinds())('a merge that is undone (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api/applications${url}`, headers, ...(payload && { payload }) })
  const submit = async (changes: object): Promise<string> =>
    (await call('POST', '', { ...plaintiffPayload, ...changes })).json().id
  const read = async (id: string) => (await call('GET', `/${id}`)).json<ApplicationDetail>()
  const merge = async (keptId: string, otherId: string, more: object = {}) => {
    const [kept, other] = [await read(keptId), await read(otherId)]
    const versions = { version: kept.version, otherVersion: other.version }
    const said = { isOnePerson: true, reason: 'Spoke with them', take: [] }
    return call('POST', `/${keptId}/merge`, { otherId, ...versions, ...said, ...more })
  }
  const undo = (keptId: string, mergeId: string) => call('POST', `/${keptId}/merges/${mergeId}/undo`)
  const note = (id: string, body: string) => call('POST', `/${id}/notes`, { body })

  /** Everything about some applications, except the timeline and who looked when. */
  async function snapshot(ids: string[]) {
    const rows: Record<string, string[]> = {}
    const own = { table: applications, name: 'applications', owners: [applications.id] }
    await database.db.transaction(async (tx) => {
      for (const { table, name, owners } of [...listOwnedTables(), own]) {
        if (name === 'application_events' || name === 'file_reads') continue
        const areTheirs = or(...owners.map((owner) => inArray(owner, ids)))
        const found = await readRows({ tx, rowSealer }, table, areTheirs)
        rows[name] = found
          .map(({ version, updatedAt, ...row }) =>
            table === applications ? row : { ...row, version, updatedAt },
          )
          .map((row) => JSON.stringify(row))
          .sort()
      }
    })
    return rows
  }

  test('knows every table that refers to applications', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'applications'::regclass`,
    )
    expect(
      listOwnedTables()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(rows.map(({ name }) => name).sort())
  })

  test('leaves both files exactly as they were, whatever hung on them', async () => {
    const kept = await submit({ firstName: 'Ana' })
    const other = await submit({ firstName: 'Anna', email: 'anna@example.com', phone: '(212) 555-0188' })
    await note(kept, 'One')
    await note(other, 'Two')
    const submissionKey = 'the-same-key'
    const followUp = { dueAt: new Date(Date.now() + 9e7).toISOString(), submissionKey }
    for (const id of [kept, other]) {
      await call('POST', `/${id}/follow-ups`, followUp)
      await call('POST', `/${id}/messages`, { party: 'applicant', text: 'Hello', submissionKey })
      await call('GET', `/${id}/checklist`)
    }
    await addDocument({ database }, other)
    await call('POST', `/${other}/upload-token`, {})
    const isTheirs = eq(checklistItems.applicationId, other)
    const [item] = await database.db.select().from(checklistItems).where(isTheirs)
    const waived = { version: item?.version, waived: true }
    await call('PATCH', `/${other}/checklist/items/${item?.id}`, waived)
    const before = await snapshot([kept, other])
    for (const name of ['application_notes', 'follow_ups', 'case_messages', 'case_threads'])
      expect(before[name], name).toHaveLength(2)

    const made = await merge(kept, other, { take: ['firstName', 'email', 'phone'] })
    expect(made.statusCode).toBe(200)
    const merged = await read(kept)
    expect(merged).toMatchObject({ firstName: 'Anna', email: 'anna@example.com' })
    expect(merged.notes.map(({ body }) => body).sort()).toEqual(['One', 'Two'])
    expect(merged.followUps).toHaveLength(2)
    expect((await undo(kept, made.json().mergeId)).statusCode).toBe(200)
    expect(await snapshot([kept, other])).toEqual(before)
    for (const id of [kept, other]) {
      const told = (await read(id)).timeline.filter(({ type }) => type === 'merged')
      expect(told).toHaveLength(2)
    }
    // A second undo finds nothing.
    expect((await undo(kept, made.json().mergeId)).statusCode).toBe(404)
  })

  test('leaves what happened since with the file that stayed', async () => {
    const [kept, other] = [await submit({}), await submit({})]
    const { mergeId } = (await merge(kept, other)).json()
    await note(kept, 'Since')
    expect((await undo(kept, mergeId)).statusCode).toBe(200)
    expect((await read(kept)).notes).toHaveLength(1)
    expect((await read(other)).notes).toHaveLength(0)
  })

  test('gives each file what was deleted from it, or brought back, before the merge or since', async () => {
    const [kept, other] = [await submit({}), await submit({})]
    for (const id of [kept, other]) await call('GET', `/${id}/checklist`)
    const remove = async (url: string) =>
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
    const restore = async (id: string) => {
      const url = `/api/admin/deleted/${id}/restore`
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(204)
    }
    const addMessage = async () => {
      const sealed = sealMessage('Hello?')
      const sender = { name: 'Bo', email: 'bo@example.net', subject: 'urgent' } as const
      await database.db.insert(contactMessages).values({ ...sealed, ...sender })
      const link = {
        messageId: sealed.id,
        applicationId: other,
        verdict: 'linked',
        reason: 'chosen',
      } as const
      await database.db.insert(messageLinks).values(link)
      return sealed.id
    }
    const addTwo = async () => ({
      paper: await addDocument({ database }, other),
      message: await addMessage(),
    })
    const removeTwo = async ({ paper, message }: { paper: string; message: string }, from: string) => {
      await remove(`/api/applications/${from}/documents/${paper}`)
      await remove(`/api/contact/messages/${message}`)
    }
    const [before, since] = [await addTwo(), await addTwo()]
    await removeTwo(before, other)
    const { mergeId } = (await merge(kept, other)).json()
    for (const id of Object.values(before)) await restore(id)
    await removeTwo(since, kept)
    const isTheirs = eq(checklistItems.applicationId, kept)
    const items = await database.db.select().from(checklistItems).where(isTheirs)
    const [item] = items.filter(({ documentType }) => documentType === 'medical-records')
    const sent = await addDocument({ database }, kept, { itemId: item?.id ?? null })
    await remove(`/api/applications/${kept}/documents/${sent}`)

    expect((await undo(kept, mergeId)).json()).toEqual({ mergedId: other })
    for (const id of [...Object.values(since), sent]) await restore(id)
    for (const table of [documents, messageLinks]) {
      expect(await database.db.$count(table, eq(table.applicationId, other))).toBeGreaterThan(1)
      expect(await database.db.$count(table, eq(table.applicationId, kept))).toBe(0)
    }
    expect(await database.db.$count(deletedRecords)).toBe(0)
  })

  test('is refused, with the reason, when it could not be exact', async () => {
    const [kept, other, third] = [await submit({}), await submit({ firstName: 'Anna' }), await submit({})]
    const { mergeId } = (await merge(kept, other, { take: ['firstName'] })).json()
    const { version } = await read(kept)
    const correction = { version, answers: { firstName: 'Ann' }, reason: 'Called' }
    expect((await call('POST', `/${kept}/corrections`, correction)).statusCode).toBe(200)
    const refused = await undo(kept, mergeId)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('corrected since')

    await merge(third, kept)
    expect((await undo(third, mergeId)).json().message).toContain('Undo that merge first')
    const later = (await read(third)).merged
    expect(later.map(({ undoUntil }) => undoUntil !== null)).toEqual([true, false])

    await database.db
      .update(mergedApplications)
      .set({ mergedAt: new Date(Date.now() - 25 * 60 * 60_000) })
      .where(eq(mergedApplications.keptId, third))
    expect((await undo(third, later[0]?.id ?? '')).json().message).toContain('day is over')
    expect((await read(third)).merged.every(({ undoUntil }) => undoUntil === null)).toBe(true)
  })

  test('is done by one of two at once, and not while somebody decides', async () => {
    const [kept, other] = [await submit({}), await submit({})]
    const { mergeId } = (await merge(kept, other)).json()
    const codes = await Promise.all([undo(kept, mergeId), undo(kept, mergeId)])
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })
})
