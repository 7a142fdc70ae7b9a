import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#db/schema/index.ts'

const queueSchema = 'pgboss'
const ourTables = new Set(
  Object.values<unknown>(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : [])),
)

const kindPattern = /^[\s(]*([a-z]+)/i
const tablePattern = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)/gi

/**
 * For example `SELECT applications`. It names only tables of ours, so that no other word in a statement can
 * pass for one.
 */
export function describeStatement(text: string): { kind: string; table: string | undefined } {
  const kind = kindPattern.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  for (const [, name = ''] of text.matchAll(tablePattern))
    if (name === queueSchema || ourTables.has(name)) return { kind, table: name }
  return { kind, table: undefined }
}
