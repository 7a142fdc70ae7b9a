import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'

type Column = {
  table: string
  column: string
  type: string
  isRequired: boolean
  /** Where a foreign key leads, and to which column. */
  refersTo: string | null
  refersToColumn: string | null
  /** The checks that look at this column alone. */
  checks: string[]
}

/** Texts that the checks of single columns ask for. The first that passes is taken. */
const texts = [
  'a',
  '0'.repeat(64),
  'BF-2026ABCDEF',
  'BF-23456-789AB',
  'TX',
  '2026-01-31',
  'ana@example.com',
  '555-0100',
  '{}',
  'a'.repeat(16),
]

const valuesOf: [RegExp, string[]][] = [
  [/\[\]$/, [`'{}'`, `'{a}'`]],
  [/^(text|character)/, texts.map((text) => `'${text}'`)],
  [/^uuid/, ['gen_random_uuid()']],
  [/^timestamp/, [`now() - interval '1 hour'`]],
  [/^date/, [`date '2026-01-31'`]],
  [/^time/, [`time '09:00'`]],
  [/^bool/, ['true', 'false']],
  [/^(smallint|integer|bigint|numeric|double|real)/, ['1', '0', '100', '5000']],
  [/^jsonb?$/, [`'{}'`, `'[]'`, `'"a"'`]],
  [/^bytea/, [`'\\x00'`]],
]

/**
 * Puts a row into every table of `public`, whatever release made it: values come from the types, checks and foreign keys
 * that the database knows. Returns the names of tables that took none.
 */
export async function fillTables({ runSql }: OpenDatabase): Promise<string[]> {
  const columns = await readColumns(runSql)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const filled = new Set<string>()
  for (let isGoing = true; isGoing; ) {
    isGoing = false
    for (const table of tables.filter((name) => !filled.has(name))) {
      const own = columns.filter((column) => column.table === table && column.column)
      const waits = own.some(
        ({ refersTo, isRequired }) => isRequired && refersTo && refersTo !== table && !filled.has(refersTo),
      )
      if (waits || !(await addRow(runSql, table, own, filled))) continue
      filled.add(table)
      isGoing = true
    }
  }
  return tables.filter((name) => !filled.has(name))
}

/** The program makes the first by itself at a start, a dismissed pair takes two applications, and v0.1.0 emptied the others. */
const leftOut = `'sealing_keys', 'dismissed_duplicates', 'unsealed_rows', 'access_records'`

type RunSql = OpenDatabase['runSql']

async function addRow(
  runSql: RunSql,
  table: string,
  columns: Column[],
  filled: ReadonlySet<string>,
): Promise<boolean> {
  const { rows } = await runSql(`select 1 from ${table} limit 1`)
  if (rows.length > 0) return true
  const values = new Map<string, string>()
  /** For a row that has to refer to itself. */
  const own = randomUUID()
  for (const column of columns) {
    const { refersTo, refersToColumn, isRequired } = column
    const isOwn = refersTo === table && isRequired
    if (isOwn && refersToColumn) values.set(refersToColumn, `'${own}'`)
    if (refersTo && !isOwn && !filled.has(refersTo)) continue
    const taken = refersTo && `(select ${refersToColumn} from ${refersTo} limit 1)`
    const value = isOwn ? `'${own}'` : taken || (await choose(runSql, column))
    if (value) values.set(column.column, value)
  }
  const required = columns.filter(({ isRequired }) => isRequired).map(({ column }) => column)
  const optional = [...values.keys()].filter((name) => !required.includes(name))
  const inserts = [...choices(optional)].map((chosen) => {
    const names = [...new Set([...required, ...chosen])]
    return names.length > 0
      ? `insert into ${table} (${names.join(', ')}) values (${names.map((name) => values.get(name) ?? 'null').join(', ')})`
      : `insert into ${table} default values`
  })
  return tryInTurn(runSql, table, inserts)
}

/** Some tables refuse hundreds before they take one, so the database itself goes through them, in a single call. */
async function tryInTurn(runSql: RunSql, table: string, inserts: readonly string[]): Promise<boolean> {
  const listed = inserts.map((insert) => `$insert$${insert}$insert$`).join(', ')
  await runSql(`do $try$
    declare one text;
    begin
      foreach one in array array[${listed}] loop
        begin
          execute one;
          exit;
        exception when others then null;
        end;
      end loop;
    end $try$`)
  const { rows } = await runSql(`select 1 from ${table} limit 1`)
  return rows.length > 0
}

/** All of them, none, then as chance has it, the same at every run. */
function* choices(names: string[]): Generator<string[]> {
  yield names
  yield []
  let state = 1
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  for (let round = 0; round < 400; round++) {
    const share = chance()
    yield names.filter(() => chance() < share)
  }
}

async function choose(runSql: RunSql, { column, type, checks }: Column): Promise<string | undefined> {
  const listed = checks.flatMap((check) =>
    [...check.matchAll(/'([^']*)'::/g)].map(([, value]) => `'${value}'`),
  )
  const known = valuesOf.find(([pattern]) => pattern.test(type))?.[1] ?? []
  // What is left is a type of ours: its first value.
  const candidates = known.length > 0 ? [...listed, ...known] : [`(enum_range(null::${type}))[1]`]
  if (checks.length === 0) return candidates[0]
  for (const candidate of candidates) {
    const test = `select ${checks.map((check) => check.replace(/^CHECK /, '')).join(' and ')} as passes from (select (${candidate})::${type} as ${column}) row`
    const { rows } = await runSql(test).catch(() => ({ rows: [] as Record<string, unknown>[] }))
    if (rows[0]?.passes === true) return candidate
  }
  return undefined
}

async function readColumns(runSql: RunSql): Promise<Column[]> {
  const { rows } =
    await runSql(`select c.oid::regclass::text as table, format('%I', a.attname) as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef as "isRequired",
      k.confrelid::regclass::text as "refersTo",
      (select format('%I', attname) from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as "refersToColumn",
      coalesce((select json_agg(pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]), '[]') as checks
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in (${leftOut}) order by c.oid, a.attnum`)
  return rows as Column[]
}
