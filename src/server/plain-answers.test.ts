import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { sample } from '../../tests/support/sample.ts'
import { openTestApp, signIn } from './testing.ts'

const routes: RouteOptions[] = []

const { app } = await openTestApp('postgres', {
  env: { RATE_LIMIT_FACTOR: '1000' },
  onRoute: (route) => routes.push(route),
})
const session = await signIn(app)

/** How Zod speaks when nobody gives it words. */
const raw = /^Invalid\b|\bexpected \w|, received |^Too (?:small|big)|^Unrecognized/

const values = sample([undefined, null, -1, 'x', 'x'.repeat(11_000), []], 3)

type Shape = Record<string, unknown>
const namesOf = (schema: unknown): string[] =>
  schema instanceof Object && 'shape' in schema ? Object.keys(schema.shape as Shape) : []
const setAll = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

const params = sample(['00000000-0000-4000-8000-000000000000', '1', 'hero.headline'], 1)

/** Anything, sent by anyone, to any address of the API. */
async function answersOf({ method, url, schema }: RouteOptions): Promise<object[]> {
  const answers: object[] = []
  // A stream does not end, and what it tells is not a refusal.
  if (schema?.produces?.includes('text/event-stream')) return answers
  const ask = async (path: string, payload?: object) => {
    const answer = await app.inject({
      method: [method].flat()[0] as 'GET',
      url: path,
      headers: session,
      ...(payload && { payload }),
    })
    if (answer.statusCode === 400) answers.push(answer.json())
  }
  for (const param of /:/.test(url) ? params : ['']) {
    const path = url.replaceAll(/:\w+/g, param)
    if (schema?.body) for (const value of values) await ask(path, setAll(namesOf(schema.body), value))
    for (const value of ['x', '-1']) {
      const query = new URLSearchParams(setAll(namesOf(schema?.querystring), value) as Record<string, string>)
      if (query.size > 0) await ask(`${path}?${query}`)
    }
    if (!schema?.body) await ask(path)
  }
  return answers
}

test('no refusal of the API sounds like a program', async () => {
  const found = new Set<string>()
  let asked = 0
  // Neither ends the session that asks.
  const all = routes.filter(
    ({ url, method }) =>
      method !== 'HEAD' && url.startsWith('/api/') && !/logout|sessions|password/.test(url),
  )
  for (const route of sample(all, all.length / 4)) {
    for (const answer of await answersOf(route)) {
      asked += 1
      const { message, errors = {} } = answer as { message: string; errors?: Record<string, string[]> }
      const words = [message, ...Object.values(errors).flat()]
      for (const sentence of words) if (raw.test(sentence)) found.add(`${route.url}: ${sentence}`)
    }
  }
  expect(asked).toBeGreaterThan(50)
  expect([...found]).toEqual([])
}, 120_000)
