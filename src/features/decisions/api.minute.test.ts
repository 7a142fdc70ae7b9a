import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { readCase } from '#features/case/applicant/data.ts'
import { withdrawApplication } from '#features/case/applicant/mutations.ts'
import { readFirmPage } from '#features/case/firm/data.ts'
import { keepFirmReply } from '#features/case/firm/mutations.ts'
import { readRequest } from '#features/documents/requests/data/reminders.ts'
import { remindOfRequests } from '#features/documents/requests/jobs/reminders.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { noAnswers } from '#features/firms/counsel/schema.ts'
import { addItems } from '../../../tests/support/add-items.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { jobServices } from '../../../tests/support/job-services.ts'

describe.each(databaseKinds())('in the minute in which a decision can be undone (%s)', async (kind) => {
  const desk = await openDecidingDesk(kind)

  test('nobody changes the status of a funded file by hand, and its mail leaves', async () => {
    const file = await openFile(desk)
    await file.approve()
    await file.mail()
    await file.fund()
    const { version } = await file.read()
    const change = { status: 'in-review', reason: 'Oops.', version }
    const refused = await file.call('PATCH', '/status', desk.ruth.headers, change)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('Undo the payment first')
    const payload = { applications: [{ id: file.id, version }] }
    for (const [url, more] of [
      ['/api/applications/status', { status: 'in-review', reason: 'Oops.' }],
      ['/api/applications/status/undo', {}],
    ] as const) {
      const headers = desk.ruth.headers
      const answer = await desk.app.inject({ method: 'POST', url, headers, payload: { ...payload, ...more } })
      expect(answer.json()).toMatchObject({ changed: [], refused: [{ reason: 'payment not final' }] })
    }
    expect(await file.mail()).toHaveLength(1)
    expect((await file.call('PATCH', '/status', desk.ruth.headers, change)).status).toBe(200)
  })

  test('a refusal ends no request for documents, nor hides from anybody what they may still do', async () => {
    const { db } = desk.database
    const services = jobServices(db)
    const file = await openFile(desk)
    const itemIds = await addItems(desk, file.id, [{ documentType: 'police-report' }])
    const asked = { party: 'applicant', itemIds, text: 'Please.', submissionKey: randomUUID() } as const
    const request = await requestDocuments(
      services,
      file.id,
      { ...asked, setStatus: false },
      { session: 'test' },
    )
    if (!request.ok) throw new Error(request.reason)
    const endingOf = async () => (await readRequest(db, request.requestId))?.request.ending

    const { body } = await file.decline()
    await remindOfRequests(services)
    expect(await endingOf()).toBeNull()
    expect(await readCase(services, file.id)).toMatchObject({ status: 'received', canWithdraw: true })
    expect(await readFirmPage(services, file.id)).toMatchObject({ isDecided: false })
    const reply = { representation: 'yes', seen: null, contactName: 'A. Clerk' } as const
    expect(await keepFirmReply(services, file.id, { ...noAnswers, ...reply })).toEqual({ ok: true })

    expect((await file.act('undo', body.decision.id, desk.ruth.headers)).status).toBe(200)
    await remindOfRequests(services)
    expect(await endingOf()).toBeNull()
    await file.decline()
    await file.mail()
    await remindOfRequests(services)
    expect(await endingOf()).toBe('closed')
    expect(await readCase(services, file.id)).toMatchObject({ status: 'declined', canWithdraw: false })
    expect(await withdrawApplication(services, file.id)).toMatchObject({ ok: false, reason: 'closed' })
  })

  test('the person may withdraw before they hear of a refusal, and then hear nothing of it', async () => {
    const file = await openFile(desk)
    await file.decline()
    expect(await withdrawApplication(jobServices(desk.database.db), file.id)).toEqual({ ok: true })
    expect(await file.mail()).toEqual([])
    expect((await file.read()).status).toBe('withdrawn')
  })

  test('a decision that is sent again counts once, and with other words not at all', async () => {
    const file = await openFile(desk)
    const submissionKey = randomUUID()
    const first = await file.decline({ submissionKey, note: 'As agreed.' })
    const again = await file.decline({ submissionKey, note: 'As agreed.' })
    expect(again).toMatchObject({ status: 201, body: { decision: { id: first.body.decision.id } } })
    for (const more of [{ letter: 'Other words.' }, { note: 'Not as agreed.' }, { tellsFirm: true }]) {
      const other = await file.decline({ submissionKey, note: 'As agreed.', ...more })
      expect(other.status).toBe(409)
    }
    expect((await file.approve(1_000_00, { submissionKey })).status).toBe(409)
    expect(await file.rows()).toHaveLength(1)
  })
})
