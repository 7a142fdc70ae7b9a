import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { openRowSealer } from '#db/sealing-key.ts'
import { hashMailbox } from '#features/case/clients/data.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { fillDesk } from '../tests/support/seed-applications.ts'
import { makeTemporaryFolder, startServer } from '../tests/support/server-process.ts'
import { at, tellApart } from './told-apart.ts'

/**
 * Our claim: the time of an answer doesn't tell whether a reference, an address or a link exists. Each
 * question is asked about one that exists and one that doesn't, in random order. "Told apart" is how often
 * the slower answer was the existing one: 50% is guessing.
 */
const rounds = 600
const warmUp = 40
/** With this many rounds, chance alone stays within 5% of guessing. */
const maxTold = 0.55
const appSecret = 'of the bench and nothing else, long enough'

type Asked = { path: string; body?: object }
type Question = { name: string; status: number; existing: () => Asked; missing: () => Asked }
type Person = { id: string; reference: string; email: string }

/** People with waiting codes, and replaced links: both exist, and open nothing. */
async function fill(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Person>(
      'select id, reference, email from applications order by random()',
    )
    await client.query(
      `insert into case_codes (application_id, code_hash, expires_at) select id, 'a hash', now() + interval '1 hour' from applications`,
    )
    const links = rows.flatMap(({ id }) =>
      (['applicant', 'firm'] as const).map((party) => ({ id, party, token: newSecret() })),
    )
    await client.query(
      `insert into case_links (id, application_id, party, token_hash, sealed_token, revoked_at)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bytea[], $6::timestamptz[])`,
      [
        links.map(() => randomUUID()),
        links.map(({ id }) => id),
        links.map(({ party }) => party),
        links.map(({ token }) => hashSecret(token)),
        links.map(() => Buffer.from('sealed')),
        links.map(() => new Date()),
      ],
    )
    const addresses = await addFirmPeople(client)
    await client.query('analyze')
    const tokensOf = (wanted: string) =>
      links.filter(({ party }) => party === wanted).map(({ token }) => token)
    const tokens = { applicantTokens: tokensOf('applicant'), firmTokens: tokensOf('firm') }
    return { people: rows, addresses, ...tokens }
  } finally {
    await client.end()
  }
}

/** Somebody at a firm for each round, each with a waiting code. */
async function addFirmPeople(client: Client): Promise<string[]> {
  const rowSealer = await openRowSealer(drizzle({ client }), appSecret)
  const addresses = Array.from({ length: 2 * (rounds + warmUp) }, (_, at) => `person${at}@firm${at}.example`)
  const ids = addresses.map(() => randomUUID())
  await client.query(
    `insert into firms (id, root_id, names, search_text) select id, id, array['A firm'], 'a firm' from unnest($1::uuid[]) as id`,
    [ids],
  )
  await client.query(
    `insert into firm_people (firm_id, kind, name, email, confirmed_at)
     select id, 'contact', 'Dana Whitfield', email, now() from unnest($1::uuid[], $2::text[]) as each (id, email)`,
    [ids, addresses],
  )
  await client.query(
    `insert into firm_codes (mailbox_hash, code_hash, expires_at) select hash, 'a hash', now() + interval '1 hour' from unnest($1::text[]) as hash`,
    [addresses.map((address) => hashMailbox(rowSealer, address))],
  )
  return addresses
}

/** Each is used once: a repeated question would be answered from what the first one left. */
function takeTurns<Value>(values: readonly Value[]): () => Value {
  let next = 0
  return () => {
    const value = values[next++]
    if (value === undefined) throw new Error('more questions than people')
    return value
  }
}

let drawn = 0
/** As long as a real one. */
const madeUp = () => `BF-2027${String(drawn++).padStart(6, '0')}`

function listQuestions({
  people,
  addresses,
  applicantTokens,
  firmTokens,
}: Awaited<ReturnType<typeof fill>>): Question[] {
  const person = takeTurns(people)
  const token = takeTurns(applicantTokens)
  const firmToken = takeTurns(firmTokens)
  const address = takeTurns(addresses)
  const unknown = () => `nobody${drawn}@firm${drawn++}.example`
  const code = ({ reference, email }: Omit<Person, 'id'>) => ({
    path: '/api/case/code',
    body: { reference, email },
  })
  const open = ({ reference, email }: Omit<Person, 'id'>) => ({
    path: '/api/case/session',
    body: { reference, email, code: '123456' },
  })
  const other = () => ({ ...person(), email: `nobody${drawn++}@example.com` })
  const nobody = () => ({ ...person(), reference: madeUp() })
  const link = (prefix: string, take: () => string) => () => ({ path: prefix + take() })
  const links = (prefix: string, take: () => string): Question => ({
    name: `GET ${prefix}:token`,
    status: 404,
    existing: link(prefix, take),
    missing: link(prefix, newSecret),
  })
  return [
    {
      name: 'POST /api/case/code, reference',
      status: 202,
      existing: () => code(person()),
      missing: () => code(nobody()),
    },
    {
      name: 'POST /api/case/code, address',
      status: 202,
      existing: () => code(person()),
      missing: () => code(other()),
    },
    {
      name: 'POST /api/case/session, reference',
      status: 401,
      existing: () => open(person()),
      missing: () => open(nobody()),
    },
    {
      name: 'POST /api/case/session, address',
      status: 401,
      existing: () => open(person()),
      missing: () => open(other()),
    },
    links('/api/case/', token),
    links('/case/', token),
    links('/api/firm/', firmToken),
    {
      name: 'POST /api/firm/code, address',
      status: 202,
      existing: () => ({ path: '/api/firm/code', body: { email: address() } }),
      missing: () => ({ path: '/api/firm/code', body: { email: unknown() } }),
    },
    {
      name: 'POST /api/firm/session, address',
      status: 401,
      existing: () => ({ path: '/api/firm/session', body: { email: address(), code: '123456' } }),
      missing: () => ({ path: '/api/firm/session', body: { email: unknown(), code: '123456' } }),
    },
  ]
}

async function time(url: string, { path, body }: Asked, status: number): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  await answer.text()
  const took = performance.now() - started
  if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`)
  return took
}

const folder = makeTemporaryFolder()
const postgres = await startPostgresServer()
const server = await startServer({
  DATABASE_URL: postgres.url(),
  APP_SECRET: appSecret,
  DATA_DIR: folder.path,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
})
try {
  await fillDesk(postgres.url(), { appSecret, count: 10 * (rounds + warmUp) })
  const questions = listQuestions(await fill(postgres.url()))
  console.log(
    `${'question'.padEnd(38)}${['exists', 'does not'].map((name) => name.padStart(12)).join('')}   medians   p95s   told apart`,
  )
  let worst = 0
  for (const { name, status, existing, missing } of questions) {
    const times: Record<'existing' | 'missing', number[]> = { existing: [], missing: [] }
    for (let round = -warmUp; round < rounds; round++) {
      const order =
        Math.random() < 0.5 ? (['existing', 'missing'] as const) : (['missing', 'existing'] as const)
      for (const kind of order) {
        const took = await time(server.url, kind === 'existing' ? existing() : missing(), status)
        if (round >= 0) times[kind].push(took)
      }
    }
    const ratio = (share: number) => (at(times.existing, share) / at(times.missing, share)).toFixed(2)
    const told = tellApart(times.existing, times.missing)
    worst = Math.max(worst, told)
    const medians = [times.existing, times.missing]
      .map((kind) => `${at(kind, 0.5).toFixed(2)} ms`.padStart(12))
      .join('')
    console.log(
      `${name.padEnd(38)}${medians}${ratio(0.5).padStart(10)}${ratio(0.95).padStart(7)}${`${(100 * told).toFixed(1)}%`.padStart(13)}`,
    )
  }
  console.log(
    `\ntold apart at best in ${(100 * worst).toFixed(1)}%, at most ${(100 * maxTold).toFixed(0)}% is claimed`,
  )
  process.exitCode = worst <= maxTold ? 0 : 1
} finally {
  await server.stop()
  await postgres.remove()
  folder.remove()
}
