import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routeConfig from '../../src/routes.ts'
import { createRandom } from '../../src/server/demo/seeded-random.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { asDeployed, deployedEnvironment } from '../support/node-flags.ts'
import { sendBroken } from './hostile/broken-http.ts'
import { listOperations, makeRequest, type Operation } from './hostile/requests.ts'
import { type Answer, send } from './hostile/send.ts'
import { readResident } from './process-figures.ts'
import { type StaffedServer, startStaffedServer } from './staffed-server.ts'

/** HOSTILE_REQUESTS shortens it; TEST_SEED makes others. Request n is the same in every run with one seed. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 20_000)
const seed = Number(process.env.TEST_SEED ?? 1)
const atOnce = 8
/** Every so many goes over a bare socket and is not even HTTP. */
const brokenEvery = 20
/** Megabytes between a quarter of the way and its end: caches fill up, and garbage waits. */
const mostGrowth = 100

/** What an answer must not show: a stack, a path of ours, a statement, a library's words. */
const internals =
  /\n\s+at .+:\d+:\d+|node_modules\/|build\/server\/(?!index\.js$)|\b(TypeError|RangeError|SyntaxError|ZodError|DrizzleQueryError)\b|Failed query|invalid input syntax|pgboss|relation "/

const hidden = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/api/docs',
  '/api/:any',
  '/assets/:any',
  '/:any',
]
let server: StaffedServer
let operations: Operation[]
const known: string[] = []

beforeAll(async () => {
  server = await startStaffedServer(
    'postgres',
    { ...deployedEnvironment, INCOMING_MAIL_SECRET: 'of the hostile proof' },
    { flags: asDeployed },
  )
  const described = await fetch(`${server.url}/openapi.json`)
  const pages = [...listPaths(routeConfig), ...hidden].flatMap((path) =>
    ['GET', 'POST'].map((method) => ({ method, path, query: [] })),
  )
  operations = [...listOperations((await described.json()) as Parameters<typeof listOperations>[0]), ...pages]
  const applied = await fetch(`${server.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plaintiffPayload),
  })
  const { id } = (await applied.json()) as { id: string }
  known.push(id, 'TX', 'plaintiff', 'global', 'hero.headline', '1')
})
afterAll(() => server.remove())

type Route = { path?: string | undefined; children?: Route[] | undefined }
const listPaths = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...listPaths(children ?? [])])

test(`${requests} hostile requests break nothing and are told nothing`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<string, number>()
  const failures: string[] = []
  const resident: number[] = []
  let next = 0
  let dropped = 0

  const judge = (what: string, { status, retryAfter, body, type }: Answer) => {
    const isDeclared = status === 503 && retryAfter
    if (status >= 500 && status !== 501 && !isDeclared)
      failures.push(`${what}: ${status} ${body.slice(0, 300)}`)
    const shown = type.startsWith('text/csv') ? undefined : internals.exec(body)
    if (shown) failures.push(`${what}: shows ${shown[0].slice(0, 100)}`)
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
  }

  const sendOne = async (number: number) => {
    const random = createRandom(seed * 1_000_003 + number)
    if (number % brokenEvery === 0) {
      const { sent, answer } = await sendBroken(Number(new URL(server.url).port), random)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
      return judge(`${number} broken ${JSON.stringify(sent.slice(0, 60))}`, {
        status,
        retryAfter: false,
        type: '',
        body: answer,
      })
    }
    const visitor = server.visitors[number % server.visitors.length]
    const operation = operations[random.whole(0, operations.length - 1)]
    if (!visitor || !operation) return
    const request = makeRequest(random, operation, known, visitor.headers.cookie)
    const what = `${number} ${visitor.name}: ${request.method} ${request.path.slice(0, 160)}`
    const answer = await send(server.url, agent, request).catch(() => undefined)
    if (answer) judge(what, answer)
    // A body that is refused before it was read to its end may cost the connection.
    else dropped += 1
  }

  const work = async () => {
    while (next < requests) {
      const number = next++
      await sendOne(number)
      if (number % Math.ceil(requests / 20) === 0) {
        resident.push(readResident(server.pid))
        await signInAgain()
      }
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()

  const seconds = (performance.now() - started) / 1_000
  console.log(
    `${requests} requests over ${operations.length} operations in ${seconds.toFixed(0)} s, ${dropped} cut off`,
  )
  console.log(
    [...statuses]
      .sort()
      .map(([status, count]) => `${status === '0' ? 'hung up' : status}: ${count}`)
      .join(', '),
  )
  console.log(`resident: ${resident.join(' ')} MB`)
  expect(server.process.exitCode).toBe(null)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(failures).toEqual([])
  expect((resident.at(-1) ?? 0) - (resident[Math.floor(resident.length / 4)] ?? 0)).toBeLessThan(mostGrowth)
})

/** Among the requests are some that sign people out. */
async function signInAgain() {
  for (const visitor of server.visitors) {
    if (visitor.name === 'stranger') continue
    const asked = await fetch(`${server.url}/api/admin/me`, { headers: visitor.headers })
    const { isAuthenticated } = (await asked.json()) as { isAuthenticated: boolean }
    if (!isAuthenticated) visitor.headers = await server.signIn(`an.${visitor.name}@example.com`)
  }
}
