import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { contractLetters } from '#domain/contract-numbers.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { makeTemporaryFolder, startServer } from '../tests/support/server-process.ts'
import { at, tellApart } from './told-apart.ts'

/**
 * Our claim: nobody who asks whether a paper is ours learns from the time more than the answer says, such as whether a
 * number belongs to a draft. Each kind is asked for in random order, by number and by file. "Told apart" is how often the
 * slower of two answers was of the same kind: 50% is guessing.
 */
const papers = 21_000
const rounds = 1_000
const warmUp = 100
/** With this many rounds, chance alone stays within 5% of guessing. */
const maxTold = 0.55

const kinds = ['issued', 'replaced', 'unknown', 'drafted'] as const

const letters = (length: number) =>
  Array.from({ length }, () => contractLetters[randomInt(contractLetters.length)]).join('')
const newNumber = () => `BF-${letters(5)}-${letters(5)}`
const newHash = () => createHash('sha256').update(randomBytes(16)).digest('hex')
type Kind = (typeof kinds)[number]
type Known = { number: string; sha256: string }

/** Rows as sent contracts have them. Nobody opens what is sealed in them. */
async function fill(url: string): Promise<Record<Kind, Known[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const known = Array.from({ length: papers }, () => ({
      id: randomUUID(),
      number: newNumber(),
      sha256: newHash(),
    }))
    // Without the form, the price and the file that a real one has.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into contracts (id, number, status, template_version, template_revision, terms_version, home_state, home_rule_version, rule,
         funding_on, sign_by, amount, figures, sealed_facts, issued_at, issued_by_name, ended_at)
       select id, number, (array['issued', 'voided', 'drafted'])[1 + at % 3], 1, 1, 1, 'TX', 0, '{}', current_date, current_date, 1000000, '{}', '\\x00', case at % 3 when 2 then null else now() end, case at % 3 when 2 then null else 'Bench' end,
         case at % 3 when 1 then now() end
       from unnest($1::uuid[], $2::text[]) with ordinality as each (id, number, at)`,
      [known.map(({ id }) => id), known.map(({ number }) => number)],
    )
    await client.query(
      `insert into contract_papers (contract_id, kind, sha256, size, pages, storage_key)
       select id, 'shown', sha256, 1, 1, 'documents/' || id from unnest($1::uuid[], $2::text[]) as each (id, sha256)`,
      [known.map(({ id }) => id), known.map(({ sha256 }) => sha256)],
    )
    await client.query('analyze')
    return {
      issued: known.filter((_, place) => (place + 1) % 3 === 0),
      replaced: known.filter((_, place) => (place + 1) % 3 === 1),
      drafted: known.filter((_, place) => (place + 1) % 3 === 2),
      unknown: known.map(() => ({ number: newNumber(), sha256: newHash() })),
    }
  } finally {
    await client.end()
  }
}

async function time(url: string, kind: Kind): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url)
  const body = await answer.text()
  const took = performance.now() - started
  const expected = kind === 'drafted' ? 'unknown' : kind
  if (JSON.parse(body).answer !== expected) throw new Error(`${url}: ${answer.status} ${body}`)
  return took
}

const folder = makeTemporaryFolder()
const postgres = await startPostgresServer()
const server = await startServer({
  DATABASE_URL: postgres.url(),
  APP_SECRET: 'of the bench and nothing else, long enough',
  DATA_DIR: folder.path,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
})
try {
  const known = await fill(postgres.url())
  const questions = {
    'GET /api/verify/:number': ({ number }: Known) => `/api/verify/${number}`,
    'GET /api/verify?sha256=': ({ sha256 }: Known) => `/api/verify?sha256=${sha256}`,
  }
  console.log(
    `${'question'.padEnd(26)}issued : replaced : unknown : drafted, medians in ms   ratio   told apart at best`,
  )
  let worst = 0
  for (const [name, ask] of Object.entries(questions)) {
    const times: Record<Kind, number[]> = { issued: [], replaced: [], unknown: [], drafted: [] }
    for (let round = -warmUp; round < rounds; round++)
      for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
        const one = known[kind].pop()
        if (!one) throw new Error('more questions than papers')
        const took = await time(server.url + ask(one), kind)
        if (round >= 0) times[kind].push(took)
      }
    const medians = kinds.map((kind) => at(times[kind], 0.5))
    const ratio = Math.max(...medians) / Math.min(...medians)
    const pairs = kinds.flatMap((one, place) => kinds.slice(place + 1).map((other) => [one, other] as const))
    const told = Math.max(...pairs.map(([one, other]) => tellApart(times[one], times[other])))
    worst = Math.max(worst, told)
    const line = medians.map((median) => median.toFixed(2)).join(' : ')
    console.log(
      `${name.padEnd(26)}${line.padEnd(56)}${ratio.toFixed(2)}${`${(100 * told).toFixed(1)}%`.padStart(15)}`,
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
