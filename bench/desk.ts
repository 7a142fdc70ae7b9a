import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { plaintiffPayload } from '../tests/support/application-payloads.ts'
import { type PostgresServer, startPostgresServer } from '../tests/support/postgres-server.ts'
import { fillDesk, makeSeededPhone } from '../tests/support/seed-applications.ts'
import { seedFigures } from '../tests/support/seed-figures.ts'
import { seedFirms } from '../tests/support/seed-firms.ts'
import { seedProgress } from '../tests/support/seed-progress.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../tests/support/server-process.ts'
import { questions, savedViews } from './desk-questions.ts'

/**
 * Our claim: with 100,000 applications and 1,000,000 events, whatever the review desk asks (filters, searches and sorts
 * of the list, board, views, Today, a file, figures) is answered in at most 3 times the time of 1,000. Measured on the
 * built server over HTTP, signed in, on its own PostgreSQL; the two sizes take turns, so that whatever else the machine
 * does counts for both, and the middle of all rounds decides.
 *
 * `npm run bench:desk -- figures 50` asks 50 times what has "figures" in it. Filling takes minutes: with DESK_POSTGRES, the
 * address of a server, its two databases are kept and used again.
 */
const sizes = [1_000, 100_000] as const
const mostGrowth = 3
const [part = '', rounds = '200'] = process.argv.slice(2)
const warmUp = 5
const notes = 40
const password = 'a password for the bench'
const appSecret = 'of the bench and nothing else, long enough'

type Site = { server: ServerProcess; cookie: string; file: string; row: string; unlinked: string; firm: Firm }
type Firm = { id: string; attorney: string }
type Databases = Pick<PostgresServer, 'url' | 'remove'>

async function openSite(postgres: Databases, size: number, folder: string): Promise<Site> {
  const databaseUrl = postgres.url(`bench_${size}`)
  const isNew = await createDatabase(postgres, `bench_${size}`)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    DATA_DIR: `${folder}/${size}`,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    WARM_PAGES: 'false',
    RATE_LIMIT_FACTOR: '1000',
  })
  if (isNew) {
    await fillDesk(databaseUrl, { appSecret, count: size })
    await seedProgress(databaseUrl)
    await seedFigures(databaseUrl)
    await seedFirms(databaseUrl)
  }
  const cookie = await signIn(server)
  await saveViews(server, cookie)
  const row = await findRow(server, cookie, { q: makeSeededPhone(777) })
  const unlinked = await findRow(server, cookie, { q: 'seeded pine 10', firmRecord: 'none' })
  const [file, firm] = [await openFile(server, cookie), await findFirm(server, cookie)]
  return { server, cookie, file, row, unlinked, firm }
}

async function createDatabase({ url }: Databases, name: string): Promise<boolean> {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return false
    await client.query(`create database ${name}`)
    return true
  } finally {
    await client.end()
  }
}

async function send({ url }: ServerProcess, path: string, body: object, cookie = '', method = 'POST') {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`)
  return answer
}

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await send(server, '/api/admin/login', { password })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function saveViews(server: ServerProcess, cookie: string): Promise<void> {
  const { saved } = await (
    await fetch(`${server.url}/api/applications/views`, { headers: { cookie } })
  ).json()
  if (saved.length > 0) return
  for (const view of savedViews) {
    const body = { ...view, isShared: false, version: 0 }
    await send(server, `/api/applications/views/${randomUUID()}`, body, cookie, 'PUT')
  }
}

/** With its checklist and a long activity, like a real one. */
async function openFile(server: ServerProcess, cookie: string): Promise<string> {
  const { id } = await (await send(server, '/api/applications', plaintiffPayload)).json()
  for (let note = 0; note < notes; note++)
    await send(server, `/api/applications/${id}/notes`, { body: `Note ${note}: called the firm.` }, cookie)
  return id
}

async function findRow(
  server: ServerProcess,
  cookie: string,
  filters: Record<string, string>,
): Promise<string> {
  const path = `/api/applications?${new URLSearchParams(filters)}`
  const answer = await fetch(server.url + path, { headers: { cookie } })
  const [row] = await answer.json()
  return row.id
}

async function findFirm(server: ServerProcess, cookie: string): Promise<Firm> {
  const read = async (path: string) => (await fetch(server.url + path, { headers: { cookie } })).json()
  const [{ id }] = await read('/api/firms?q=pine7.example')
  const { people } = await read(`/api/firms/${id}`)
  return { id, attorney: people[0].id }
}

async function ask(
  { server, cookie, file, row, unlinked, firm }: Site,
  question: string,
): Promise<[number, string]> {
  const path = question
    .replace('{file}', file)
    .replace('{row}', row)
    .replace('{unlinked}', unlinked)
    .replace('{firm}', firm.id)
    .replace('{attorney}', firm.attorney)
  const started = performance.now()
  const answer = await fetch(server.url + path, { headers: { cookie } })
  const body = await answer.text()
  const took = performance.now() - started
  if (!answer.ok) throw new Error(`${question} was answered with ${answer.status}`)
  const count = answer.headers.get('x-total-count')
  if (count) return [took, `${count}${answer.headers.has('x-total-count-exceeded') ? '+' : ''}`]
  if (!question.startsWith('/api/applications/desk')) return [took, '']
  const { total, isMore } = JSON.parse(body) as { total: number; isMore: boolean }
  return [took, `${total}${isMore ? '+' : ''}`]
}

const at = (share: number) => (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const write = (time: number) => `${time.toFixed(1)} ms`.padStart(12)

async function openPostgres(kept: string | undefined): Promise<Databases> {
  if (!kept) return startPostgresServer()
  return { url: (name = 'postgres') => new URL(`/${name}`, kept).href, remove: async () => {} }
}

const folder = makeTemporaryFolder()
const postgres = await openPostgres(process.env.DESK_POSTGRES)
const sites: Site[] = []
try {
  for (const size of sizes) sites.push(await openSite(postgres, size, folder.path))
  const columns = sizes.map((size) => `at ${size}`.padStart(12)).join('')
  console.log(`${'question'.padEnd(60)}${columns}   growth   p95   found`)
  const growths: number[] = []
  for (const question of questions.filter((one) => one.includes(part))) {
    const times = sites.map((): number[] => [])
    let found = ''
    for (let round = -warmUp; round < Number(rounds); round++)
      for (const [place, site] of sites.entries()) {
        const [took, count] = await ask(site, question)
        if (round >= 0) times[place]?.push(took)
        found = count
      }
    const [small = 0, large = 0] = times.map(at(0.5))
    const [smallLate = 1, largeLate = 0] = times.map(at(0.95))
    growths.push(large / small)
    const ratios = `${(large / small).toFixed(2).padStart(9)}${(largeLate / smallLate).toFixed(2).padStart(6)}`
    console.log(`${question.slice(0, 58).padEnd(60)}${write(small)}${write(large)}${ratios}   ${found}`)
  }
  const worst = Math.max(...growths)
  console.log(`\nlargest growth ${worst.toFixed(2)}, at most ${mostGrowth} is claimed`)
  process.exitCode = worst <= mostGrowth ? 0 : 1
} finally {
  for (const { server } of sites) await server.stop()
  await postgres.remove()
  folder.remove()
}
