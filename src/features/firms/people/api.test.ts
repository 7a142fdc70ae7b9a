import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { counsel, firmPeople, firmSessions } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

describe.each(databaseKinds())('people of a law firm (%s)', async (kind) => {
  const { database, call, callAs, paul, addFirm, addFile } = await openFirmsDesk(kind)
  const dana = { kind: 'attorney', name: 'Dana Rowe', email: 'Dana@Rowe.example', phone: '(404) 555-0142' }
  const add = async (firmId: string, person: object = dana) =>
    (await call('POST', `/api/firms/${firmId}/people`, person)).body
  const signInFirm = (email: string) =>
    database.db
      .insert(firmSessions)
      .values({ idHash: randomUUID(), email, expiresAt: new Date(Date.now() + 60_000) })
  const countSessions = (email: string) => database.db.$count(firmSessions, eq(firmSessions.email, email))

  test('are added once, found by name and address, and listed with attorneys first', async () => {
    const firm = await addFirm('Rowe Law')
    const body = { ...dana, submissionKey: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => call('POST', `/api/firms/${firm.id}/people`, body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await add(firm.id, { kind: 'contact', name: 'Álvaro Ruiz', title: 'Paralegal', email: 'al@gmail.com' })
    const { people } = (await call('GET', `/api/firms/${firm.id}`)).body
    expect(people).toMatchObject([
      { name: 'Dana Rowe', kind: 'attorney', confirmedAt: null, hasLeft: false, openFiles: 0 },
      { name: 'Álvaro Ruiz', kind: 'contact', title: 'Paralegal', email: 'al@gmail.com' },
    ])
    for (const q of ['dana', 'alvaro', '4045550142', 'al@gmail.com'])
      expect([q, (await call('GET', `/api/firms?q=${q}`)).body[0]?.name]).toEqual([q, 'Rowe Law'])
    const found = (await call('GET', '/api/firms/people?q=dana&kind=attorney')).body
    expect(found).toEqual([
      {
        id: people[0].id,
        kind: 'attorney',
        name: 'Dana Rowe',
        hasLeft: false,
        firm: { id: firm.id, name: 'Rowe Law' },
      },
    ])
    expect((await call('GET', `/api/firms/people?id=${people[0].id}`)).body).toEqual(found)
  })

  test('are refused with an impossible day, state or address, each at its field', async () => {
    const firm = await addFirm('Strict Law')
    const wrong = [
      [{ name: ' ' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ phone: '12' }, 'phone'],
      [{ barCheckedOn: '2026-02-30' }, 'barCheckedOn'],
      [{ barState: 'XX' }, 'barState'],
      [{ from: '2026-05-02', until: '2026-05-01' }, 'until'],
    ] as const
    for (const [change, field] of wrong) {
      const refused = await call('POST', `/api/firms/${firm.id}/people`, { ...dana, ...change })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]])
    }
  })

  test('have an address that somebody confirmed, and lose it with the address, the confirmation or the job', async () => {
    const firm = await addFirm('Confirming Law')
    const { id, version } = await add(firm.id)
    const path = `/api/firms/${firm.id}/people/${id}`
    const confirmed = await callAs(paul)('POST', `${path}/confirmation`, { version })
    expect(confirmed.body).toMatchObject({ confirmedAt: expect.any(String), confirmedBy: 'Paul Webb' })
    expect((await call('POST', `${path}/confirmation`, { version })).body.confirmedBy).toBe('Paul Webb')

    // The same mailbox, written another way.
    const same = await call('PUT', path, { ...dana, email: 'dana@rowe.EXAMPLE', version: version + 1 })
    expect(same.body.confirmedAt).not.toBeNull()
    await signInFirm('dana@rowe.example')
    const moved = await call('PUT', path, { ...dana, email: 'dana@other.example', version: version + 2 })
    expect(moved.body).toMatchObject({ confirmedAt: null, confirmedBy: null })
    expect(await countSessions('dana@rowe.example')).toBe(0)
    expect((await call('POST', `${path}/confirmation`, { version })).status).toBe(409)

    await call('POST', `${path}/confirmation`, { version: moved.body.version })
    await signInFirm('dana@other.example')
    const withdrawn = await call('DELETE', `${path}/confirmation`)
    expect(withdrawn.body.confirmedAt).toBeNull()
    expect(await countSessions('dana@other.example')).toBe(0)

    const left = { ...dana, email: 'dana@other.example', until: '2026-01-31' }
    const gone = await call('PUT', path, { ...left, version: withdrawn.body.version })
    expect(gone.body.hasLeft).toBe(true)
    expect((await call('POST', `${path}/confirmation`, { version: gone.body.version })).status).toBe(409)
    expect((await call('PUT', path, { ...dana, name: 'Other', version })).status).toBe(409)
    const mute = await add(firm.id, { kind: 'contact', name: 'No Address' })
    const refused = await call('POST', `/api/firms/${firm.id}/people/${mute.id}/confirmation`, { version: 1 })
    expect([refused.status, refused.body.message]).toEqual([409, 'Enter an email address first.'])
  })

  test('at two firms stay signed in while one of them still confirms the address', async () => {
    const [one, other] = [await addFirm('One Office'), await addFirm('Other Office')]
    const email = 'shared@office.example'
    for (const firm of [one, other]) {
      const person = await add(firm.id, { ...dana, email })
      await call('POST', `/api/firms/${firm.id}/people/${person.id}/confirmation`, { version: 1 })
    }
    await signInFirm(email)
    const [person] = (await call('GET', `/api/firms/${one.id}`)).body.people
    expect((await call('DELETE', `/api/firms/${one.id}/people/${person.id}`)).status).toBe(204)
    expect(await countSessions(email)).toBe(1)
    await call('DELETE', `/api/firms/${other.id}?version=1`)
    expect(await countSessions(email)).toBe(0)
  })

  test('can have what is kept about them, and have it deleted; their files stay with the firm', async () => {
    const firm = await addFirm('Leaving Law')
    const { id } = await add(firm.id, { ...dana, barNumber: 'NY 0000133', barState: 'NY' })
    const file = await addFile()
    await call('PUT', `/api/applications/${file}/firms/${firm.id}`, { attorneyId: id })
    const path = `/api/firms/${firm.id}/people/${id}`
    const taken = await call('GET', `${path}/export`)
    expect(taken.headers['content-disposition']).toContain('attachment')
    expect(taken.body).toMatchObject({
      firm: 'Leaving Law',
      name: 'Dana Rowe',
      barNumber: 'NY 0000133',
      openFiles: 1,
    })
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', `${path}/export`)).status).toBe(404)
    expect(await database.db.$count(firmPeople, eq(firmPeople.id, id))).toBe(0)
    const [link] = await database.db.select().from(counsel).where(eq(counsel.applicationId, file))
    expect(link).toMatchObject({ firmId: firm.id, attorneyId: null, endedAt: null })
    expect((await call('GET', '/api/firms?q=dana leaving')).body).toEqual([])
  })

  test('of another firm are not reached through this one', async () => {
    const [own, other] = [await addFirm('Own Law'), await addFirm('Foreign Law')]
    const { id } = await add(other.id)
    const path = `/api/firms/${own.id}/people/${id}`
    expect((await call('PUT', path, { ...dana, version: 1 })).status).toBe(404)
    expect((await call('POST', `${path}/confirmation`, { version: 1 })).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(404)
    expect((await call('GET', `/api/firms/${other.id}`)).body.people).toHaveLength(1)
  })
})
