import { beforeEach, describe, expect, test } from 'vitest'
import { contractTemplates } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { createFormCalls, lawyer, plainLine } from '../../../../tests/support/contract-forms.ts'
import { readStandingTemplate, readTemplate } from './data.ts'

describe.each(databaseKinds())('the versions of a form, on %s', async (kind) => {
  const { app, database } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = database
  const owner = await signIn(app)
  const { call, list, read, say, confirm, sendLetter } = createFormCalls(app, owner)
  beforeEach(async () => {
    await db.delete(contractTemplates)
  })

  test('are put in force by a lawyer’s letter; then no word of them changes, and others begin from them', async () => {
    await list()
    const { key } = plainLine(await read(1))
    expect((await confirm(1)).body).toMatchObject({
      status: 'in-force',
      confirmation: { ...lawyer, by: 'Owner' },
      letter: { size: expect.any(Number) },
    })
    expect(await readStandingTemplate(db)).toMatchObject({
      version: 1,
      isConfirmed: true,
      coversSpanish: true,
    })
    const line = { [key]: { en: 'New words.', es: 'Nuevas.' } }
    expect((await say(1, line)).status).toBe(409)
    expect((await sendLetter(1)).statusCode).toBe(409)
    expect((await confirm(1)).status).toBe(409)
    expect((await call('POST', '/1/discarding')).status).toBe(409)

    const second = await call('POST', '', { from: 1 })
    expect(second.body).toMatchObject({
      version: 2,
      status: 'draft',
      basedOn: 1,
      letter: null,
      approvals: {},
    })
    expect((await call('POST', '', { from: 1 })).status).toBe(409)
    await say(2, line)
    expect((await readStandingTemplate(db)).version).toBe(1)
    await confirm(2, { coversSpanish: false })
    expect(await readStandingTemplate(db)).toMatchObject({
      version: 2,
      isConfirmed: true,
      coversSpanish: false,
    })
    expect((await readTemplate(db, 1))?.lines[key]?.en).not.toBe('New words.')
    expect((await list()).forms.map(({ status }) => status)).toEqual(['in-force', 'earlier'])
  })

  test('nothing is confirmed without the letter, on an old copy, or on a day to come', async () => {
    await list()
    const without = await call('POST', '/1/confirmation', { ...lawyer, revision: 1 })
    expect(without).toMatchObject({ status: 422, body: { errors: { letter: [expect.any(String)] } } })
    await sendLetter(1)
    const { key, en } = plainLine(await read(1))
    await say(1, { [key]: { en: `${en} More.`, es: 'Más.' } })
    expect((await read(1)).letter?.isCurrent).toBe(false)
    const late = await call('POST', '/1/confirmation', { ...lawyer, revision: 2 })
    expect(late).toMatchObject({ status: 422, body: { errors: { letter: [expect.any(String)] } } })
    expect((await confirm(1, { revision: 7 })).status).toBe(409)
    const future = await confirm(1, { day: '2098-01-01' })
    expect(future).toMatchObject({ status: 422, body: { errors: { day: [expect.any(String)] } } })
    for (const [field, value] of [
      ['lawyerName', ' '],
      ['barNumber', ''],
      ['barState', 'XX'],
      ['day', '2026-02-30'],
      ['day', '26-2-3'],
      ['lawyerName', 'x'.repeat(121)],
    ] as const) {
      const { status, body } = await confirm(1, { [field]: value })
      expect(status, field).toBe(400)
      expect(Object.keys(body.errors)).toEqual([field])
    }
    expect((await read(1)).confirmation).toBeNull()
  })

  test('lines that a newer program asks for make a confirmed form a draft again in what it may do', async () => {
    await list()
    await confirm(1)
    const [row] = await db.select().from(contractTemplates)
    const { key, en, es } = plainLine(await read(1))
    const { [key]: _, ...lines } = row?.lines ?? {}
    await db.update(contractTemplates).set({ lines })
    const template = await readStandingTemplate(db)
    expect(template).toMatchObject({ isConfirmed: false, coversSpanish: false })
    expect(template.lines[key]).toEqual({ en, es })
  })

  test('of two who confirm at once, one does, and it’s their lawyer who is kept', async () => {
    await list()
    await sendLetter(1)
    const names = ['Ada One', 'Ben Two']
    const answers = await Promise.all(
      names.map((lawyerName) => call('POST', '/1/confirmation', { ...lawyer, lawyerName, revision: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = names[answers.findIndex(({ status }) => status === 200)]
    expect((await read(1)).confirmation?.lawyerName).toBe(won)
  })

  test('a draft can be given up; without any form in force the next begins with the program’s words', async () => {
    await list()
    const { key, en } = plainLine(await read(1))
    await say(1, { [key]: { en: 'Worse words.', es: 'Peores.' } })
    const { body } = await call('POST', '/1/discarding')
    expect(
      body.forms.map(({ version, status }: { version: number; status: string }) => [version, status]),
    ).toEqual([
      [2, 'draft'],
      [1, 'discarded'],
    ])
    expect((await readStandingTemplate(db)).lines[key]?.en).toBe(en)
    expect((await say(1, { [key]: { en, es: 'Otra vez.' } })).status).toBe(409)
    expect((await call('POST', '/1/discarding')).status).toBe(200)
    expect((await read(1)).status).toBe('discarded')
  })

  test('a form begins from one that is there, or from the program’s words', async () => {
    await list()
    await confirm(1)
    expect((await call('POST', '', { from: 9 })).status).toBe(422)
    expect((await call('POST', '', { from: 'one' })).status).toBe(400)
    const both = await Promise.all([1, null].map((from) => call('POST', '', { from })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await list()).forms).toHaveLength(2)
  })

  test('approvals come and go by state, also for a form in force, and each keeps those of others', async () => {
    await list()
    await confirm(1)
    const put = (approvals: object) => call('PUT', '/1/approvals', { approvals })
    await Promise.all([
      put({ NV: { number: 'NV-1', day: '2026-02-01' } }),
      put({ VT: { number: 'VT-1', day: '2026-02-02' } }),
    ])
    expect((await read(1)).approvals).toEqual({
      NV: { number: 'NV-1', day: '2026-02-01' },
      VT: { number: 'VT-1', day: '2026-02-02' },
    })
    expect((await put({ NV: null })).body.approvals).toEqual({ VT: { number: 'VT-1', day: '2026-02-02' } })
    expect((await put({ ME: { number: 'ME-1', day: '2098-01-01' } })).body.errors).toEqual({
      'approvals.ME.day': [expect.any(String)],
    })
    for (const wrong of [
      { XX: null },
      { ME: { number: ' ', day: '2026-01-01' } },
      { ME: { number: '1', day: 'soon' } },
      {},
    ])
      expect((await put(wrong)).status).toBe(400)
  })
})
