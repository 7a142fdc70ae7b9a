import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { movingDrafts } from '#db/schema/index.ts'
import { drawKey, drawName } from '#features/apply/transfer/components/moved-draft.ts'
import {
  creationRefusals,
  openingRefusals,
  writingRefusals,
} from '#features/apply/transfer/content/refusals.ts'
import { maxMovingBytes } from '#features/apply/transfer/schema.ts'
import { correctionRefusals } from '#features/corrections/content.ts'
import { contactChangeSchemas } from '#features/corrections/schema.ts'
import { type RefusalAnswers, refuse, toProblem } from '#lib/refusals.ts'
import { findMistakes } from '#lib/worded-schemas.ts'
import { buildTestApp, openTestApp, signIn } from '#server/testing.ts'
import { languageTags, locales } from '#site/locale.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { findPlainSentences } from '../../../../tests/support/plain-words.ts'

const { database, app } = await openTestApp('postgres', { env: { RATE_LIMIT_FACTOR: '1000' } })

type Asked = { status: number; texts: string[] }

const accept = (locale: (typeof locales)[number]) => ({ 'accept-language': languageTags[locale] })

async function ask(request: InjectOptions, locale: (typeof locales)[number], server = app): Promise<Asked> {
  const headers = { ...request.headers, ...accept(locale) }
  const { statusCode, body } = await server.inject({ ...request, headers })
  const { message = '', errors = {} } = JSON.parse(body) as {
    message?: string
    errors?: Record<string, string[]>
  }
  return { status: statusCode, texts: [message, ...Object.values(errors).flat()] }
}

const isEnglish = (text: string) => text !== '' && !text.includes('⟦')
const isWorded = (text: string) => findPlainSentences({ subject: text, text: '', html: '' }).length === 0

function expectBoth(texts: readonly string[], worded: readonly string[]) {
  expect(texts.filter((text) => !isEnglish(text))).toEqual([])
  expect(worded.filter((text) => !isWorded(text))).toEqual([])
  expect(worded).toHaveLength(texts.length)
}

const apply = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/applications',
  payload: payload as object,
  headers,
})
const withAnswer = (name: string, value: unknown, payload: object = plaintiffPayload) =>
  apply({ ...payload, [name]: value })
const move = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  secret?: string,
): InjectOptions => ({
  method,
  url: `/api/moving-drafts${path}`,
  ...(payload && { payload }),
  headers: secret === undefined ? {} : { 'draft-secret': secret },
})

const ciphertext = Buffer.from('sealed').toString('base64')
const newDraft = () => ({ name: drawName(), secret: drawKey(), ciphertext })
const own = newDraft()
const taken = newDraft()
const child = `${new Date().getFullYear() - 10}-01-01`
const usedKey = randomUUID()

const refusals: [name: string, status: number, request: InjectOptions][] = [
  ['nobody says who applies', 400, apply({})],
  ['no plaintiff’s answer', 400, apply({ role: 'plaintiff' })],
  ['no attorney’s answer', 400, apply({ role: 'attorney' })],
  ['a number for a name', 400, withAnswer('firstName', 7)],
  ['a name that is too long', 400, withAnswer('firstName', 'x'.repeat(101))],
  ['a text that is too long', 400, withAnswer('caseDescription', 'x'.repeat(5001))],
  ['a case type that isn’t listed', 400, withAnswer('caseType', 'none')],
  ['an optional answer that isn’t listed', 400, withAnswer('employmentStatus', 'none')],
  ['a yes or no that is neither', 400, withAnswer('hasPriorFunding', 'maybe')],
  ['years that aren’t a number', 400, withAnswer('attorneyYearsOfExperience', 'many', attorneyPayload)],
  ['the District of Columbia', 400, withAnswer('state', 'DC')],
  ['a child alone', 400, apply({ ...plaintiffPayload, dateOfBirth: child, forChildOrWard: false })],
  ...['a@b', 'x'.repeat(300)].map((email): [string, number, InjectOptions] => [
    `the address ${email.slice(0, 9)}`,
    400,
    withAnswer('email', email),
  ]),
  ...['call me', '555', '55501477331234', '0005550142', '2121550142', '5'.repeat(41)].map(
    (phone): [string, number, InjectOptions] => [`the number ${phone}`, 400, withAnswer('phone', phone)],
  ),
  ...[
    'soon',
    '20240',
    '1/5/99',
    '13/01/2020',
    '01/00/2020',
    '04/31/2020',
    '02/30/2020',
    'unfinished',
    '1/1/1800',
    '1/1/2100',
  ].map((day): [string, number, InjectOptions] => [`the day ${day}`, 400, withAnswer('incidentDate', day)]),
  ['a birth to come', 400, withAnswer('dateOfBirth', '1/1/2100')],
  ['a year too far', 400, withAnswer('anticipatedTrialDate', '1/1/2190', attorneyPayload)],
  ['a key with a space', 400, apply(plaintiffPayload, { 'idempotency-key': 'a b' })],
  ['a key that was used', 409, apply(attorneyPayload, { 'idempotency-key': usedKey })],
  ['agreements of last year', 409, withAnswer('consentVersion', '2025-01-01')],
  ['a closed state', 422, withAnswer('state', 'KY')],
  ['a draft without a name', 400, move('POST', '', { ...newDraft(), name: 'x' })],
  ['a draft without a secret', 400, move('POST', '', { ...newDraft(), secret: 'x' })],
  ['a draft that isn’t sealed', 400, move('POST', '', { ...newDraft(), ciphertext: '?' })],
  ['an empty draft', 400, move('POST', '', { ...newDraft(), ciphertext: '' })],
  [
    'a draft that is too long',
    400,
    move('POST', '', { ...newDraft(), ciphertext: 'A'.repeat(maxMovingBytes * 2) }),
  ],
  ['a name that is taken', 409, move('POST', '', { ...own, secret: drawKey() })],
  ['a change without a version', 400, move('PUT', `/${own.name}`, { ciphertext }, own.secret)],
  ['a change without the secret', 400, move('PUT', `/${own.name}`, { version: 1, ciphertext })],
  ['a change of a draft that is gone', 404, move('PUT', '/gone', { version: 1, ciphertext }, own.secret)],
  ['a change of an older version', 409, move('PUT', `/${own.name}`, { version: 9, ciphertext }, own.secret)],
  ['a draft that is gone', 404, move('GET', '/gone')],
  ['the state of a draft that is gone', 404, move('GET', '/gone/state', undefined, own.secret)],
  ['a draft that was taken', 410, move('GET', `/${taken.name}`)],
]

describe('what we refuse to people who apply, in every language', async () => {
  await app.inject(apply(plaintiffPayload, { 'idempotency-key': usedKey }))
  for (const draft of [own, taken]) await app.inject(move('POST', '', draft))
  const change = { version: 1, ciphertext }
  await app.inject(move('POST', `/${taken.name}/taken`, change, taken.secret))
  const license = { posture: 'license' }
  const headers = await signIn(app)
  await app.inject({ method: 'PUT', url: '/api/state-rules/KY', headers, payload: license })

  test.each(refusals)('%s', async (_name, status, request) => {
    const [english, worded] = [await ask(request, 'en'), await ask(request, locales[1] ?? 'en')]
    expect([english.status, worded.status]).toEqual([status, status])
    expectBoth(english.texts, worded.texts)
  })

  test('a network that sends too many', async () => {
    const strict = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '0.01' } })
    const request = apply({})
    await ask(request, 'en', strict)
    const [english, worded] = [
      await ask(request, 'en', strict),
      await ask(request, locales[1] ?? 'en', strict),
    ]
    await strict.close()
    expect([english.status, worded.status]).toEqual([429, 429])
    expectBoth(english.texts, worded.texts)
  })

  const tables: [name: string, answers: RefusalAnswers<string>][] = [
    ['a new draft', creationRefusals],
    ['a change of it', writingRefusals],
    ['opening it', openingRefusals],
    ['a corrected address', correctionRefusals],
  ]
  test.each(tables)('every reason to refuse %s', (_name, answers) => {
    for (const reason of Object.keys(answers)) {
      const problem = toProblem(refuse(reason, { wait: 60_000 }), answers)
      expectBoth([problem.messageIn('en')], [problem.messageIn(locales[1] ?? 'en')])
    }
  })

  test.each([
    {},
    { phone: '' },
    { phone: 'x' },
    { email: '' },
    { email: 'a@b' },
    { address: '' },
    { address: 'x'.repeat(301) },
  ])('a correction that can’t be right: %j', (change) => {
    const say = (locale: (typeof locales)[number]) =>
      findMistakes(contactChangeSchemas[locale], change, locale).map(({ message }) => message)
    expect(say('en')).not.toEqual([])
    expectBoth(say('en'), say(locales[1] ?? 'en'))
  })

  test('refused drafts leave nothing behind', async () => {
    expect(await database.db.$count(movingDrafts)).toBe(2)
  })
})
