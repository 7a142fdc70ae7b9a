import type { InjectOptions, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { newSecret } from '#lib/secrets.ts'
import { isPlain } from '../../tests/support/plain-words.ts'
import { sample } from '../../tests/support/sample.ts'
import { openTestApp } from './testing.ts'

/** Colleagues, law firms and other programs read English. */
const englishOnly = /^\/api\/(?:(?:admin|firm|mail)\/|case\/:token\/acknowledgment)/
/** They answer whatever they are asked. */
const neverRefused = [
  'GET /api/blog/categories',
  'GET /api/case/:token/stop-reminders',
  'GET /api/verify/:number',
  'POST /api/case/:token/items/:itemId/file',
]

const routes: RouteOptions[] = []
const { app } = await openTestApp('postgres', {
  env: { RATE_LIMIT_FACTOR: '1000' },
  onRoute: (route) => routes.push(route),
})

const open = routes.filter(
  ({ url, method, config }) =>
    config?.access === 'public' &&
    method !== 'HEAD' &&
    url.startsWith('/api/') &&
    !/^\/api\/(?:\*|docs)$/.test(url) &&
    !englishOnly.test(url),
)
const methodsOf = ({ method }: RouteOptions) =>
  [method].flat() as Exclude<InjectOptions['method'], undefined>[]
const calls = open.flatMap((route) =>
  methodsOf(route).map((method) => ({ name: `${method} ${route.url}`, method, route })),
)

const shapeOf = (schema: unknown): string[] =>
  schema instanceof Object && 'shape' in schema ? Object.keys(schema.shape as object) : []
const setAll = (names: readonly string[], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, value]))

/** What a person, a broken page or a script may send. */
function listRequests(method: InjectOptions['method'], { url, schema }: RouteOptions): InjectOptions[] {
  const values = [undefined, null, -1, '', 'x', '9', 'x'.repeat(11_000), [], {}]
  const json = { 'content-type': 'application/json' }
  return [newSecret(), '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d', '1'].flatMap((name) => {
    const path = url.replaceAll(/:\w+/g, name)
    const question = shapeOf(schema?.querystring)
    const asked = ['x', '-1', ''].map((value) => ({
      url: `${path}?${new URLSearchParams(setAll(question, value) as Record<string, string>)}`,
    }))
    if (method === 'GET') return [{ url: path }, ...asked]
    return [
      { url: path },
      { url: path, headers: json, payload: '{' },
      { url: path, headers: json, payload: '[]' },
      { url: path, headers: json },
      { url: path, headers: json, payload: `"${'x'.repeat(300_000)}"` },
      { url: path, headers: { 'content-type': 'text/csv' }, payload: 'a;b' },
      { url: path, headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b' },
      ...values.map((value) => ({ url: path, payload: setAll(shapeOf(schema?.body), value) })),
    ]
  })
}

async function askIn(language: string, request: InjectOptions) {
  const answer = await app.inject({
    ...request,
    headers: { ...request.headers, 'accept-language': language },
  })
  if (answer.statusCode < 400) return { status: answer.statusCode, words: [] }
  const { message, errors = {} } = answer.json<{ message: string; errors?: Record<string, string[]> }>()
  return { status: answer.statusCode, words: [message, ...Object.values(errors).flat()] }
}

test.each(sample(calls, 16))(
  '$name refuses in the language of the request',
  async ({ name, method, route }) => {
    let refused = 0
    for (const request of listRequests(method, route)) {
      const [english, accented] = [
        await askIn('en', { method, ...request }),
        await askIn('en-XA', { method, ...request }),
      ]
      const what = JSON.stringify(request).slice(0, 200)
      expect(english.status, what).toBeLessThan(500)
      refused += english.words.length
      expect(
        english.words.filter((words) => !words || words.includes('⟦')),
        what,
      ).toEqual([])
      expect(accented.words.filter(isPlain), what).toEqual([])
    }
    expect(refused > 0, 'asked for something that it refuses').toBe(!neverRefused.includes(name))
  },
)

test.each(['GET', 'POST', 'DELETE'] as const)('%s of an address that does not exist', async (method) => {
  for (const url of ['/api/nothing', '/api/%zz'])
    expect((await askIn('en-XA', { method, url })).words.filter(isPlain)).toEqual([])
})
