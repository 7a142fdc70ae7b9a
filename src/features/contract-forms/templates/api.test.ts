import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, contractTemplates, stateRules } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import {
  createFormCalls,
  lawyer,
  lineWithPlace,
  plainLine,
} from '../../../../tests/support/contract-forms.ts'
import { readStandingTemplate } from './data.ts'
import type { FormNeed } from './schema/forms.ts'

describe.each(databaseKinds())('the words of contracts, on %s', async (kind) => {
  const { app, database } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = database
  const owner = await signIn(app)
  const reviewer = await signInAs(app, 'reviewer')
  const editor = await signInAs(app, 'editor')
  const { call, list, read, say, sendLetter } = createFormCalls(app, owner)
  const writeRule = (code: string, contract: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/state-rules/${code}`,
      headers: owner,
      payload: { posture: 'license', contract },
    })
  beforeEach(async () => {
    await db.delete(contractTemplates)
    await db.delete(stateRules)
  })

  test('begin with a draft of the program’s words, the same for all who ask at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => readStandingTemplate(db)))
    expect(all.map(({ version }) => version)).toEqual([1, 1, 1])
    const { forms, standing } = await list()
    expect(forms).toMatchObject([
      { version: 1, status: 'draft', basedOn: null, changedBy: null, contracts: 0 },
    ])
    expect(standing).toBe(1)
    const form = await read(1)
    expect(form.lines.length).toBeGreaterThan(0)
    for (const { en, es } of form.lines) expect([en, es]).not.toContain('')
  })

  test('change line by line; what isn’t named stays, and the same again changes nothing', async () => {
    await list()
    const { key, en } = plainLine(await read(1))
    const line = { en: `${en} And more.`, es: 'Y más.' }
    const saved = await say(1, { [key]: line })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ revision: 2, changedBy: 'Owner' })
    expect(saved.body.lines.find((one: { key: string }) => one.key === key)).toMatchObject(line)
    expect((await say(1, { [key]: line })).body.revision).toBe(2)
    expect((await readStandingTemplate(db)).lines[key]).toEqual(line)
    const [entry] = await db.select().from(accessLog).where(eq(accessLog.action, 'contract-form')).limit(1)
    expect(entry).toBeDefined()
  })

  test('a value that lacks, an unknown one, an empty line, an endless one and an unknown line are told, and nothing is saved', async () => {
    await list()
    const form = await read(1)
    const placed = lineWithPlace(form)
    const plain = plainLine(form)
    const wrong: [string, { en: string; es: string }][] = [
      [placed.key, { en: 'Without its value.', es: placed.es }],
      [placed.key, { en: `${placed.en} {moon}`, es: placed.es }],
      [plain.key, { en: '', es: plain.es }],
      [plain.key, { en: ' \n', es: plain.es }],
      [plain.key, { en: 'word '.repeat(3_900), es: plain.es }],
      ['no.such.line', { en: 'Hello', es: 'Hola' }],
      ['notice.0123456789abcdef', { en: 'Hello', es: 'Hola' }],
      ['__proto__', { en: 'Hello', es: 'Hola' }],
    ]
    for (const [key, line] of wrong) {
      const { status, body } = await call('PUT', '/1/lines', {
        revision: 1,
        lines: Object.fromEntries([
          [plain.key, { en: 'Other words.', es: 'Otras.' }],
          [key, line],
        ]),
      })
      expect([400, 422], key).toContain(status)
      if (status === 422) expect(body.errors[key].join(' ')).toMatch(/\w/)
    }
    expect(await read(1)).toEqual(form)
  })

  test.each([
    ['lines', { revision: 1, lines: {} }],
    ['revision', { lines: { a: { en: 'a', es: 'b' } } }],
    ['lines.a.es', { revision: 1, lines: { a: { en: 'a' } } }],
    ['lines.a.en', { revision: 1, lines: { a: { en: 'x'.repeat(20_001), es: 'b' } } }],
  ])('refuses %s', async (field, payload) => {
    await list()
    const { status, body } = await call('PUT', '/1/lines', payload)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('of two who change what they read, one is told, and the words of the other stay', async () => {
    await list()
    const { key } = plainLine(await read(1))
    const words = ['Mine.', 'Theirs.']
    const answers = await Promise.all(
      words.map((en) => call('PUT', '/1/lines', { revision: 1, lines: { [key]: { en, es: 'Sí.' } } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await readStandingTemplate(db)).lines[key]?.en).toBe(words[won])
  })

  test('a state’s notice keeps its English from the law, and its Spanish in the form', async () => {
    const text = 'You may cancel within five days after [insert name of company] pays you.'
    const notice = { text, place: 'front', points: 12, bold: true, box: true, source: 'Code 1' }
    await writeRule('OH', { notices: [{ ...notice, checkedOn: '2025-01-02' }] })
    await writeRule('NE', { notices: [{ ...notice, source: 'Code 2', checkedOn: '2025-01-03' }] })
    await list()
    const [own] = (await read(1)).notices
    expect(own).toMatchObject({ states: ['NE', 'OH'], source: 'Code 2; Code 1', checkedOn: '2025-01-02' })
    expect(own).toMatchObject({ place: 'front page, 12-point bold, boxed', en: text, es: '', isLate: true })
    const key = own?.key ?? ''
    const changed = await say(1, { [key]: { en: 'Other words', es: 'Otras palabras' } })
    expect(changed.status).toBe(422)
    expect(changed.body.errors[key]).toHaveLength(1)
    const es = 'Usted puede cancelar dentro de cinco días.'
    expect((await say(1, { [key]: { en: text, es } })).body.notices[0]).toMatchObject({ es })
    expect((await say(1, { [key]: { en: text, es: '' } })).body.notices[0]).toMatchObject({ es: '' })
  })

  const met = (needs: FormNeed[]) => needs.filter(({ isMet }) => isMet).map(({ name }) => name)

  test('six lines say what a form lacks, and for whom', async () => {
    await writeRule('OH', {
      notices: [{ text: 'Old words.', source: 'Code 1', checkedOn: '2025-01-02' }],
      formApproval: { required: true },
    })
    await list()
    const { needs } = await read(1)
    expect(needs).toHaveLength(6)
    expect(met(needs)).toEqual(['lines', 'spanish'])
    expect(needs.filter(({ stopsForm }) => stopsForm).map(({ name }) => name)).toEqual([
      ...['lines', 'spanish', 'counsel'],
    ])
    for (const { isMet, lacks } of needs) expect(lacks === '').toBe(isMet)
    expect(needs.map(({ lacks }) => lacks).join(' ')).toContain('Ohio')
    const approvals = { OH: { number: 'F-7', day: '2026-01-02' } }
    expect(met((await call('PUT', '/1/approvals', { approvals })).body.needs)).toContain('approvals')
  })

  test('are the owner’s alone', async () => {
    await list()
    const calls = [
      ['GET', '', undefined],
      ['POST', '', { from: 1 }],
      ['GET', '/1', undefined],
      ['PUT', '/1/lines', { revision: 1, lines: { a: { en: 'a', es: 'a' } } }],
      ['PUT', '/1/approvals', { approvals: { NV: null } }],
      ['POST', '/1/confirmation', { ...lawyer, revision: 1 }],
      ['POST', '/1/discarding', undefined],
      ['GET', '/1/letter', undefined],
      ['GET', '/1/preview?state=TX', undefined],
      ['POST', '/1/preview', { state: 'TX' }],
    ] as const
    for (const [method, path, payload] of calls) {
      for (const { headers } of [reviewer, editor])
        expect((await call(method, path, payload, headers)).status, path).toBe(403)
      expect((await call(method, path, payload, {})).status, path).toBe(401)
    }
    for (const { headers } of [reviewer, editor])
      expect((await sendLetter(1, undefined, headers)).statusCode).toBe(403)
  })

  test('what isn’t there is said to be not there', async () => {
    await list()
    for (const [method, path, payload] of [
      ['GET', '/99', undefined],
      ['PUT', '/99/lines', { revision: 1, lines: { a: { en: 'a', es: 'a' } } }],
      ['PUT', '/99/approvals', { approvals: { NV: null } }],
      ['POST', '/99/confirmation', { ...lawyer, revision: 1 }],
      ['POST', '/99/discarding', undefined],
      ['GET', '/99/letter', undefined],
      ['GET', '/1/letter', undefined],
      ['GET', '/99/preview?state=TX', undefined],
    ] as const)
      expect((await call(method, path, payload)).status, path).toBe(404)
    for (const path of ['/0', '/one', '/-1', '/1e99'])
      expect((await call('GET', path)).status, path).toBe(400)
  })
})
