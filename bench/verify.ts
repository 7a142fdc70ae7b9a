import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { contractLetters } from '#domain/contract-numbers.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { makeTemporaryFolder, startServer } from '../tests/support/server-process.ts'
import { at, tellApart } from './told-apart.ts'

/**
 * Our claim: nobody who asks whether a paper is ours learns from the time more than the answer says. Among so many papers,
 * half of them ended, each kind is asked for in random order, by number and by file. Medians of the three are within a
 * tenth of one another.
 */
const papers = 20_000
const rounds = 1_000
const warmUp = 100
const maxRatio = 1.1

const letters = (length: number) =>
  Array.from({ length }, () => contractLetters[randomInt(contractLetters.length)]).join('')
const newNumber = () => `BF-${letters(5)}-${letters(5)}`
const newHash = () => createHash('sha256').update(randomBytes(16)).digest('hex')
type Kind = 'issued' | 'replaced' | 'unknown'
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
       select id, number, case when at % 2 = 0 then 'issued' else 'voided' end, 1, 1, 1, 'TX', 0, '{}', current_date, current_date, 1000000, '{}', '\\x00', now(), 'Bench',
         case when at % 2 = 0 then null else now() end
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
      issued: known.filter((_, place) => place % 2 === 1),
      replaced: known.filter((_, place) => place % 2 === 0),
      unknown: known.map(() => ({ number: newNumber(), sha256: newHash() })),
    }
  } finally {
    await client.end()
  }
}

async function time(url: string, expected: Kind): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url)
  const body = await answer.text()
  const took = performance.now() - started
  if (JSON.parse(body).answer !== expected) throw new Error(`${url}: ${answer.status} ${body}`)
  return took
}

const kinds = ['issued', 'replaced', 'unknown'] as const
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
    `${'question'.padEnd(26)}issued : replaced : unknown, medians in ms   ratio   told apart at best`,
  )
  let worst = 1
  for (const [name, ask] of Object.entries(questions)) {
    const times: Record<Kind, number[]> = { issued: [], replaced: [], unknown: [] }
    for (let round = -warmUp; round < rounds; round++)
      for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
        const one = known[kind].pop()
        if (!one) throw new Error('more questions than papers')
        const took = await time(server.url + ask(one), kind)
        if (round >= 0) times[kind].push(took)
      }
    const medians = kinds.map((kind) => at(times[kind], 0.5))
    const ratio = Math.max(...medians) / Math.min(...medians)
    worst = Math.max(worst, ratio)
    const pairs = [
      ['issued', 'replaced'],
      ['issued', 'unknown'],
      ['replaced', 'unknown'],
    ] as const
    const told = Math.max(...pairs.map(([one, other]) => tellApart(times[one], times[other])))
    const line = medians.map((median) => median.toFixed(2)).join(' : ')
    console.log(
      `${name.padEnd(26)}${line.padEnd(46)}${ratio.toFixed(2)}${`${(100 * told).toFixed(1)}%`.padStart(15)}`,
    )
  }
  console.log(`\nthe slowest takes ${worst.toFixed(2)} times the fastest, at most ${maxRatio} is claimed`)
  process.exitCode = worst <= maxRatio ? 0 : 1
} finally {
  await server.stop()
  await postgres.remove()
  folder.remove()
}
