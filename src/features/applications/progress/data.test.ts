import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  caseMessages,
  checklistItems,
  documentRequests,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { Board } from '#features/desk/board/schema.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addItems } from '../../../../tests/support/add-items.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'

describe.each(databaseKinds())('the progress of an application (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')

  const ask = async <Answer>(url: string): Promise<Answer> =>
    (await app.inject({ url: `/api/applications/${url}`, headers: ruth.headers })).json()
  const rowOf = async (id: string, query = '') =>
    (await ask<ListPage>(`desk?${query}`)).applications.find((row) => row.id === id)
  const setStatus = (id: string, status: 'in-review' | 'documents-needed' | 'funded') =>
    database.db.update(applications).set({ status }).where(eq(applications.id, id))

  test('follows documents, requests, messages and the status', async () => {
    const { db } = database
    const id = await addApplication({ database })
    expect(await rowOf(id)).toMatchObject({
      documents: null,
      nextStep: { kind: 'read' },
      turn: 'desk',
      isUnread: true,
    })
    const items = await addItems({ database }, id, [
      { documentType: 'medical-records' },
      { documentType: 'police-report' },
    ])
    await setStatus(id, 'documents-needed')
    expect(await rowOf(id)).toMatchObject({
      documents: { accepted: 0, asked: 2, toJudge: 0 },
      nextStep: { kind: 'request' },
    })

    const requestedAt = new Date()
    const request = {
      applicationId: id,
      party: 'applicant' as const,
      itemIds: items,
      submissionKey: 'once and only',
    }
    const requestId = 'a7b1c0de-0000-4000-8000-000000000001'
    const sealedLetter = testRowSealer.seal(documentRequests.sealedLetter, requestId, {
      subject: '',
      text: '',
    })
    await db
      .insert(documentRequests)
      .values({ ...request, id: requestId, sealedLetter, requestedAt, sentAt: requestedAt })
    const due = new Date(requestedAt.getTime() + 2 * 24 * 60 * 60_000).toISOString()
    expect(await rowOf(id)).toMatchObject({
      nextStep: { kind: 'remind', nth: 1, at: due },
      turn: 'applicant',
    })

    await db
      .update(checklistItems)
      .set({ state: 'received' })
      .where(inArray(checklistItems.id, items.slice(0, 1)))
    expect(await rowOf(id, 'judge=true')).toMatchObject({
      documents: { toJudge: 1 },
      nextStep: { kind: 'judge', count: 1 },
      turn: 'desk',
    })
    const sealedText = testRowSealer.seal(caseMessages.sealedText, requestId, 'Hello')
    await db.insert(caseMessages).values({
      id: requestId,
      applicationId: id,
      party: 'applicant',
      author: 'applicant',
      sealedText,
      submissionKey: 'hello once',
    })
    expect(await rowOf(id)).toMatchObject({ nextStep: { kind: 'answer', count: 1 } })
    await setStatus(id, 'funded')
    expect(await rowOf(id)).toMatchObject({ nextStep: { kind: 'nothing' }, turn: 'nobody' })
    expect(await rowOf(id, 'closed=false')).toBeUndefined()
  })

  test('shows the last activity except looks, and what the reader hasn’t opened', async () => {
    const id = await addApplication({ database })
    const happened = [
      { type: 'submitted', actor: 'applicant', happenedAt: new Date('2026-01-02') },
      { type: 'note-added', actor: 'admin', happenedAt: new Date('2026-01-03') },
      { type: 'viewed', actor: 'admin', happenedAt: new Date('2026-01-04') },
    ] as const
    await database.db
      .insert(applicationEvents)
      .values(happened.map((event) => ({ applicationId: id, ...event })))
    expect(await rowOf(id, 'unread=true')).toMatchObject({
      lastActivity: { type: 'note-added', at: '2026-01-03T00:00:00.000Z' },
    })
    await ask(id)
    expect(await rowOf(id, 'unread=true')).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({ isUnread: false })
  })

  test('the board has each in its status column, and only counts folded ones', async () => {
    const id = await addApplication({ database })
    await setStatus(id, 'in-review')
    const { lanes } = await ask<Board>('board?state=TX')
    expect(lanes.find(({ status }) => status === 'in-review')).toMatchObject({
      count: 1,
      applications: [{ id, nextStep: { kind: 'decide' } }],
    })
    expect(lanes.find(({ status }) => status === 'withdrawn')).toEqual({
      status: 'withdrawn',
      count: 0,
      applications: [],
    })
  })
})
