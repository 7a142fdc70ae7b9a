import { createHash, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { hashBirthDate } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, type SealedAnswers } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { applicationCaseTypeValues, fundingAmountValues } from '#domain/applications.ts'
import { stateCodes } from '#domain/states.ts'

const firstNames =
  'Ana Ben Carla Dmitri Elena Farid Grace Hugo Ines Jamal Kira Liam Maya Noor Omar Priya Quinn Rosa Sven Tara'
const lastNames =
  'Alvarez Brandt Castillo Dunne Eriksen Fofana Grant Huang Ivanova Jensen Kowalski Lindqvist Moreau Nakamura Okafor ' +
  'Petrov Quigley Ramirez Schmidt Takahashi Ueda Vargas Whitfield Xu Yilmaz Zimmerman Abbott Becker Cho Delgado'
const firms =
  'Harbor Law,Pine & Stone,Meridian Trial Group,Castle Injury Law,Lakeside Partners,Oak Street Legal,Summit Advocates'

const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`
/** Picks from a list by row number, spread by a prime so that the columns don't move together. */
const pick = (values: readonly string[], prime: number) =>
  `(${list(values)})[1 + (i * ${prime} / 7) % ${values.length}]`

/** About as long as twenty-odd questions with answers. The same for all rows: only its length matters. */
const longSnapshot = {
  format: 1,
  steps: Array.from({ length: 20 }, (_, place) => ({
    name: `question${place}`,
    question: 'A question in the words in which it was asked',
    value: createHash('sha256').update(String(place)).digest('base64'),
    answer: createHash('sha256').update(String(-place)).digest('base64'),
  })),
}

const isPlaintiff = (i: number) => i % 4 !== 0

const sealedAnswersOf = (i: number): SealedAnswers => ({
  incidentLocation: 'Springfield',
  ...(isPlaintiff(i)
    ? {
        address: `${i} Elm Street`,
        dateOfBirth: new Date(Date.UTC(1960, 0, 1 + (i % 15_000))).toISOString().slice(0, 10),
        caseDescription: 'It was wet. '.repeat(20),
      }
    : { liabilityAssessment: 'clear-liability', estimatedCaseValue: '50k-100k', caseProbability: 'high' }),
})

/** One row per position of the arrays: number, id, sealed answers, sealed snapshot, hash of the birth date. */
const statement = `
  insert into applications (id, reference, role, status, first_name, last_name, email, phone, state, case_type, incident_date,
    funding_amount, plaintiff_attorney_name, plaintiff_attorney_firm, attorney_firm, attorney_bar_number, client_first_name,
    client_last_name, client_phone, client_email, consent, privacy, sealed_answers, sealed_snapshot, birth_hash, submitted_at)
  select
    id, 'BF-2026' || lpad(upper(to_hex(i)), 6, '0'), role, ${pick(applicationStatusValues, 11)}::application_status, first,
    last, lower(first || '.' || last) || i || '@example.com', ${phoneOf('i')},
    ${pick(stateCodes, 13)}, ${pick(applicationCaseTypeValues, 17)}, date '2025-01-01' + i % 300,
    ${pick(fundingAmountValues, 19)}::funding_amount,
    case when plaintiff then 'Lee Park' end, case when plaintiff then firm end, case when not plaintiff then firm end,
    case when not plaintiff then lpad(i::text, 7, '0') end, case when not plaintiff then last end,
    case when not plaintiff then first end, case when not plaintiff then ${phoneOf('i + 500000')} end,
    case when not plaintiff then 'client' || i || '@example.com' end, true, true,
    decode(answers, 'hex'), decode(snapshot, 'hex'), birth_hash,
    now() - interval '5 minutes' - (i - 1) * $6 * interval '1 minute'
  from (
    select *, i % 4 <> 0 as plaintiff, case when i % 4 <> 0 then 'plaintiff' else 'attorney' end as role,
      ${pick(firstNames.split(' '), 23)} as first, ${pick(lastNames.split(' '), 29)} as last,
      ${pick(firms.split(','), 31)} as firm
    from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as seeds (i, id, answers, snapshot, birth_hash)
  ) rows`

type SeedOptions = {
  runSql(text: string, values: unknown[]): Promise<unknown>
  rowSealer: RowSealer
  count: number
  minutesApart?: number
  withSnapshot?: boolean
}

/** So that each statement ends before the site's connections time out. */
const batchSize = 250

/**
 * Makes up applications, the same for the same numbers. Row 1 is 5 minutes old, and each row is `minutesApart` minutes
 * older than the one before. Find row `i` by the phone number `makeSeededPhone(i)`.
 */
export async function seedApplications(options: SeedOptions): Promise<void> {
  const { runSql, rowSealer, count, minutesApart = 15, withSnapshot = true } = options
  for (let first = 1; first <= count; first += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, place) => {
      const i = first + place
      const id = randomUUID()
      const sealed = sealedAnswersOf(i)
      const snapshot = { ...(withSnapshot && longSnapshot), row: i }
      return {
        i,
        id,
        answers: toHex(rowSealer.seal(applications.sealedAnswers, id, sealed)),
        snapshot: toHex(rowSealer.seal(applications.sealedSnapshot, id, snapshot)),
        birthHash: hashBirthDate(rowSealer, sealed),
      }
    })
    const columns = (['i', 'id', 'answers', 'snapshot', 'birthHash'] as const).map((name) =>
      rows.map((row) => row[name]),
    )
    await runSql(statement, [...columns, minutesApart])
  }
}

type Filling = { appSecret: string; count: number; withSnapshot?: boolean; isSearched?: boolean }

/** Fills the database of a site that has started. */
export async function fillDesk(
  databaseUrl: string,
  { appSecret, isSearched = true, ...options }: Filling,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`select indexdef from pg_indexes where indexname = '${searchIndex}'`)
    const rowSealer = await openRowSealer(drizzle({ client }), appSecret)
    // The index is built after the rows, in a tenth of the time.
    await client.query(`drop index ${searchIndex}`)
    await seedApplications({ runSql: (text, values) => client.query(text, values), rowSealer, ...options })
    if (isSearched) await client.query(rows[0].indexdef)
    await client.query('vacuum analyze applications')
  } finally {
    await client.end()
  }
}
const searchIndex = 'applications_search_idx'

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function phoneOf(i: string) {
  return `'(' || lpad((200 + (${i}) / 10000)::text, 3, '0') || ') 55' || substr(lpad(((${i}) % 10000)::text, 4, '0'), 1, 1) || '-' || lpad(((${i}) % 10000)::text, 4, '0')`
}

/** The phone number of row `i`, counting from 1. */
export function makeSeededPhone(i: number): string {
  const digits = String(i % 10_000).padStart(4, '0')
  return `(${200 + Math.floor(i / 10_000)}) 55${digits[0]}-${digits}`
}
