import { Client } from 'pg'
import { type PostgresServer, startPostgresServer } from '../tests/support/postgres-server.ts'
import { fillDesk, makeSeededPhone } from '../tests/support/seed-applications.ts'
import { seedFigures } from '../tests/support/seed-figures.ts'
import { seedProgress } from '../tests/support/seed-progress.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../tests/support/server-process.ts'

/**
 * Our claim: with 100,000 applications and 1,000,000 events, every filter, search and sort of the review desk, its board
 * and its views answer with a p95 at most 3 times that of 1,000. Measured on the built server over HTTP, signed in, on its own PostgreSQL; the two sizes take
 * turns, so that whatever else the machine does counts for both.
 */
const sizes = [1_000, 100_000] as const
const mostGrowth = 3
const rounds = 200
const warmUp = 20
const password = 'a password for the bench'
const appSecret = 'of the bench and nothing else, long enough'

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000).toISOString()

/** Each asks for rows that both sizes have. */
const questions = [
  'page=1',
  'page=3',
  'status=received',
  'state=TX',
  'caseType=slip-fall',
  'role=attorney',
  'role=plaintiff',
  'amount=50000%2B',
  'assignee=nobody',
  'overdue=true',
  'overdue=false',
  'closed=false',
  'closed=false&unread=true',
  'judge=true',
  'age=under-24-hours',
  'age=over-7-days',
  `from=${days(7)}`,
  `to=${days(3)}`,
  'status=received&state=TX',
  'status=in-review&amount=5000-10000&role=plaintiff',
  'state=TX&caseType=slip-fall&role=attorney',
  ...[
    'submittedAt',
    'name',
    '-name',
    'state',
    '-state',
    'caseType',
    'amount',
    '-amount',
    'status',
    '-status',
  ].map((sort) => `sort=${sort}`),
  'state=TX&sort=name',
  'status=received&sort=-amount',
  `q=${encodeURIComponent(makeSeededPhone(777))}`,
  'q=0777',
  'q=BF-2026000309',
  'q=nakamura777@example.com',
  'q=777%40example',
  'q=schmidt',
  'q=carla%20schmidt',
  'q=harbor%20law',
  'q=lee',
  'q=xu',
  'q=nobody-has-this-name',
  'q=schmdit',
  'q=carla%20nakamurra',
  'q=BF-2026000Z09',
  'q=schmidt&status=received',
  'q=harbor&sort=name',
].flatMap((question) => [`?${question}`, `/desk?${question}`])

/** Beside the applications: charts of half a year, of one, and of what one state, case type or firm sent. */
const figures = [
  '',
  'period=52-weeks',
  'period=quarter',
  'home=TX',
  'caseType=slip-fall',
  'firm=harbor%20law',
].map((query) => `/../figures?${query}`)

/** The board, the counts of the views, and the figures. */
const overviews = [
  ...['/views', '/board?', '/board?closed=false', '/board?state=TX', '/board?q=schmidt'],
  ...figures,
]

type Site = { size: number; server: ServerProcess; cookie: string }

async function openSite(postgres: PostgresServer, size: number, folder: string): Promise<Site> {
  const name = `bench_${size}`
  await createDatabase(postgres, name)
  const server = await startServer({
    DATABASE_URL: postgres.url(name),
    APP_SECRET: appSecret,
    DATA_DIR: `${folder}/${size}`,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    WARM_PAGES: 'false',
  })
  await fillDesk(postgres.url(name), { appSecret, count: size })
  await seedProgress(postgres.url(name))
  await seedFigures(postgres.url(name))
  return { size, server, cookie: await signIn(server) }
}

async function createDatabase({ url }: PostgresServer, name: string): Promise<void> {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function ask({ server, cookie }: Site, question: string): Promise<{ took: number; found: string }> {
  const started = performance.now()
  const answer = await fetch(`${server.url}/api/applications${question}`, { headers: { cookie } })
  const body = await answer.text()
  const took = performance.now() - started
  if (!answer.ok) throw new Error(`${question} was answered with ${answer.status}`)
  if (overviews.includes(question)) return { took, found: '' }
  const { total, isMore } = question.startsWith('/')
    ? (JSON.parse(body) as { total: number; isMore: boolean })
    : {
        total: answer.headers.get('x-total-count'),
        isMore: answer.headers.has('x-total-count-exceeded'),
      }
  return { took, found: `${total}${isMore ? '+' : ''}` }
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

const folder = makeTemporaryFolder()
const postgres = await startPostgresServer()
const sites: Site[] = []
try {
  for (const size of sizes) sites.push(await openSite(postgres, size, folder.path))
  console.log(
    `${'question'.padEnd(52)}${sizes.map((size) => `p95 at ${size}`.padStart(16)).join('')}   growth   found`,
  )
  let worst = 0
  for (const question of [...questions, ...overviews]) {
    const times = sites.map((): number[] => [])
    let found = ''
    for (let round = -warmUp; round < rounds; round++) {
      for (const [place, site] of sites.entries()) {
        const answer = await ask(site, question)
        if (round >= 0) times[place]?.push(answer.took)
        found = answer.found
      }
    }
    const [small = 0, large = 0] = times.map(p95)
    worst = Math.max(worst, large / small)
    const numbers = [small, large].map((time) => `${time.toFixed(1)} ms`.padStart(16)).join('')
    console.log(
      `${question.slice(0, 50).padEnd(52)}${numbers}${(large / small).toFixed(2).padStart(9)}   ${found}`,
    )
  }
  console.log(`\nlargest growth ${worst.toFixed(2)}, at most ${mostGrowth} is claimed`)
  process.exitCode = worst <= mostGrowth ? 0 : 1
} finally {
  for (const { server } of sites) await server.stop()
  await postgres.remove()
  folder.remove()
}
