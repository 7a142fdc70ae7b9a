import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contractSettings, contracts, decisions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import {
  confirmWords,
  letSend,
  noToAll,
  openContractFile,
  openContractsDesk,
  openSendable,
} from '../../../../tests/support/contracts.ts'
import { openFile, today } from '../../../../tests/support/decisions.ts'
import { openValue } from '../../../../tests/support/value-sheet.ts'

type Line = { file: { id: string }; state: string; lastDay: string; isOfferOver: boolean }

describe.each(databaseKinds())('contracts at the desk, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  await confirmWords(desk)
  const { db } = desk.database
  const turn = (isOn: boolean) => db.update(contractSettings).set({ isOn })
  const ask = async (path: string, headers = desk.ruth.headers) =>
    (await desk.app.inject({ url: `/api${path}`, headers })).json()
  const waiting = async (): Promise<Line[]> => (await ask('/admin/overview/today')).contracts
  const stateOf = async (id: string) => (await waiting()).find(({ file }) => file.id === id)?.state
  const rowOf = async (id: string) =>
    (await ask('/applications/desk?pageSize=100')).applications.find((row: { id: string }) => row.id === id)

  test('are on Today from the offer to the signature, the last day to sign first', async () => {
    const offered = await openContractFile(desk)
    const drafted = await openContractFile(desk)
    const { body: draft } = await drafted.draft()
    const sent = await openSendable(desk)
    await sent.send(sent.id)
    const late = await openSendable(desk)
    await late.send(late.id)
    await db
      .update(contracts)
      .set({ signBy: addDays(today, -1) })
      .where(eq(contracts.id, late.id))

    const listed = await waiting()
    const named = [offered.id, drafted.id, sent.fileId, late.fileId]
    const mine = listed.filter(({ file }) => named.includes(file.id))
    const states = mine.map(({ file, state }) => [file.id, state])
    expect([states[0], states[3]]).toEqual([
      [late.fileId, 'person'],
      [offered.id, 'offered'],
    ])
    expect(states.slice(1, 3)).toEqual(
      expect.arrayContaining([
        [drafted.id, 'drafted'],
        [sent.fileId, 'person'],
      ]),
    )
    expect(mine[1]?.lastDay).toBe(draft.signBy)
    const steps = await Promise.all(named.map(async (id) => (await rowOf(id)).nextStep))
    expect(steps).toEqual(
      ['offered', 'drafted', 'sent', 'sent'].map((state) => ({ kind: 'contract', state })),
    )
    expect((await rowOf(sent.fileId)).turn).toBe('applicant')
    const become = (status: 'signed' | 'declined') =>
      db
        .update(contracts)
        .set({ status, endedAt: status === 'declined' ? new Date() : null })
        .where(eq(contracts.id, sent.id))
    await become('signed')
    expect(await stateOf(sent.fileId)).toBe('attorney')
    expect(await rowOf(sent.fileId)).toMatchObject({ turn: 'firm', nextStep: { state: 'signed' } })
    await become('declined')
    expect(await stateOf(sent.fileId)).toBe('declined')
    await db.update(contracts).set({ status: 'issued', endedAt: null }).where(eq(contracts.id, sent.id))

    await db.update(decisions).set({ offerEndsOn: addDays(today, -1) })
    expect(await stateOf(offered.id)).toBeUndefined()
    await drafted.cancel(draft.id)
    expect(await stateOf(drafted.id)).toBeUndefined()
    await turn(false)
    expect(await waiting()).toEqual([])
    expect((await rowOf(sent.fileId)).nextStep).toEqual({ kind: 'fund' })
    await turn(true)
  })

  test('say when their offer ended, and wait no longer once the money is out', async () => {
    const declined = await openSendable(desk)
    await declined.send(declined.id)
    await db
      .update(decisions)
      .set({ endedAt: new Date(), ending: 'undone' })
      .where(eq(decisions.applicationId, declined.fileId))
    expect((await waiting()).find(({ file }) => file.id === declined.fileId)?.isOfferOver).toBe(true)

    const paid = await openSendable(desk)
    await paid.send(paid.id)
    expect((await paid.contract(paid.id)).paidOn).toBeNull()
    await turn(false)
    expect((await paid.fund(10_000_00)).status).toBe(201)
    await turn(true)
    expect((await paid.contract(paid.id)).paidOn).toBe(today)
    expect(await stateOf(paid.fileId)).toBeUndefined()
    for (const answer of [await paid.cancel(paid.id), await paid.reissue(paid.id)])
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/was paid out/) } })
    expect((await paid.contract(paid.id)).status).toBe('issued')
  })

  test('tell everybody who may send them', async () => {
    const file = await openSendable(desk)
    const { maySend, senders } = await file.contracts()
    expect(maySend).toBe(false)
    expect(senders).not.toContain('Ruth Owens')
    await letSend(desk, desk.ruth.id)
    expect(await file.contracts()).toMatchObject({
      maySend: true,
      senders: expect.arrayContaining([...senders, 'Ruth Owens']),
    })
    await letSend(desk, desk.ruth.id, false)
  })

  test('are found by the number on the paper, however it is typed', async () => {
    const file = await openContractFile(desk)
    const { body } = await file.draft()
    const number: string = body.number
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')]) {
      const found = await ask(`/applications/desk?q=${encodeURIComponent(typed)}`)
      expect(found.applications.map(({ id }: { id: string }) => id)).toEqual([file.id])
    }
    const stranger = await ask('/applications/desk?q=BF-22222-33333')
    expect(stranger.total).toBe(0)
  })

  test('stay a sheet of their file while contracts are off, where there is one', async () => {
    const bare = await openFile(desk)
    const file = await openSendable(desk)
    await file.send(file.id)
    const sheetOf = async (id: string) => (await ask(`/applications/${id}/sheets`)).contract
    expect(await sheetOf(bare.id)).toEqual({ isOn: true, status: null, live: null })
    await turn(false)
    expect(await sheetOf(bare.id)).toBeNull()
    expect(await sheetOf(file.fileId)).toEqual({ isOn: false, status: 'issued', live: 'issued' })
    await turn(true)
  })

  test('stay with their file when it is merged or given to somebody else', async () => {
    const file = await openSendable(desk)
    await file.send(file.id)
    const other = await openFile(desk)
    const act = async (method: 'PUT' | 'POST', path: string, payload: object) => {
      const url = `/api/applications/${path}`
      const answer = await desk.app.inject({ method, url, headers: desk.ruth.headers, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const rows = await db.select().from(applications)
    const versionOf = (id: string) => rows.find((row) => row.id === id)?.version
    const merge = (keptId: string, otherId: string) =>
      act('POST', `${keptId}/merge`, {
        ...{ otherId, version: versionOf(keptId), otherVersion: versionOf(otherId) },
        ...{ isOnePerson: true, reason: 'Spoke with them', take: [] },
      })
    await db.update(decisions).set({ finalAt: new Date() }).where(eq(decisions.applicationId, file.fileId))
    expect((await merge(other.id, file.fileId)).status).toBe(409)
    expect((await merge(file.fileId, other.id)).status).toBe(200)
    const { version } = await file.read()
    await act('PUT', `${file.fileId}/assignee`, { assigneeId: desk.paul.id, version })
    expect(await file.contract(file.id)).toMatchObject({ applicationId: file.fileId, status: 'issued' })
    expect((await file.contracts()).contracts).toHaveLength(1)
  })

  test('that two states bind hold to the stricter of each, and say whose it is', async () => {
    const law = { posture: 'license', license: 'L-1' }
    const ruleVersion = await desk.setRule('MD', { ...law, cancelDays: 5, cancelFrom: 'funding' })
    await desk.setRule('DE', {
      ...law,
      ...{ cancelDays: 10, cancelFrom: 'receipt', mostMonths: 24 },
      contract: { scope: { residence: false, forum: true } },
    })
    const file = await openContractFile(desk, { state: 'MD', ruleVersion })
    await (await openValue(desk, file)).add({ name: 'forum', figure: { choice: 'DE' } })
    const { status, body } = await file.draft({ answers: noToAll })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ home: { state: 'MD' }, forum: { state: 'DE' } },
      figures: { cancel: { days: 10, start: 'receipt' } },
    })
    const line = (label: string) => body.binding.find((one: { label: string }) => one.label === label)
    expect(line('To cancel')).toMatchObject({ stricter: 'forum' })
    expect(line('Charges stop')).toMatchObject({ home: 'says nothing', stricter: 'forum' })
    // Four half-years, where our terms have six.
    expect(body.figures.schedule).toHaveLength(4)
    const states = body.checks.flatMap(({ name, state }: { name: string; state: string }) =>
      name === 'license' ? [state] : [],
    )
    expect(states).toEqual(['MD', 'DE'])
  })
})
