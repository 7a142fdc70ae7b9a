import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#db/schema/index.ts'

/** The queue's tables are one place to us. */
const queueSchema = 'pgboss'
const ourTables = new Set(
  Object.values<unknown>(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : [])),
)

const kindPattern = /^[\s(]*([a-z]+)/i
const tablePattern = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)/gi

/**
 * What a statement does, and to which table first: `SELECT applications`. A table is named only if it is one of ours,
 * so that nothing else that stands in a statement can pass for one.
 */
export function describeStatement(text: string): { kind: string; table: string | undefined } {
  const kind = kindPattern.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  for (const [, name = ''] of text.matchAll(tablePattern))
    if (name === queueSchema || ourTables.has(name)) return { kind, table: name }
  return { kind, table: undefined }
}
