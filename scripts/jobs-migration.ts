import { getConstructionPlans, getMigrationPlans } from 'pg-boss'

/**
 * Prints what the queue's own tables need, as a migration of ours: pg-boss then changes nothing by itself, and its
 * tables are made under the same lock as all others.
 *
 *   npx drizzle-kit generate --custom --name=jobs
 *   node scripts/jobs-migration.ts > drizzle/NNNN_jobs.sql          a database without the queue
 *   node scripts/jobs-migration.ts 43 > drizzle/NNNN_jobs.sql       after an update of pg-boss: from its version 43
 */
const from = process.argv[2]
const plan = from ? getMigrationPlans('pgboss', Number(from)) : getConstructionPlans('pgboss')

/** Drizzle opens the transaction and holds the lock. */
const ownedByDrizzle = /^(BEGIN|COMMIT|SET LOCAL .*|SELECT pg_advisory_xact_lock.*)$/is

console.log(
  statementsOf(plan)
    .filter((statement) => !ownedByDrizzle.test(statement))
    .map((statement) => `${statement};`)
    .join('\n--> statement-breakpoint\n'),
)

/** Splits at semicolons, but not inside the body of a function ($$ … $$ or $cmd$ … $cmd$). */
function statementsOf(sql: string): string[] {
  const statements = ['']
  let quote: string | undefined
  for (const [token] of sql.matchAll(/\$\w*\$|;|[^$;]+|\$/g)) {
    if (quote === undefined && token === ';') {
      statements.push('')
      continue
    }
    if (/^\$\w*\$$/.test(token)) {
      if (quote === undefined) quote = token
      else if (quote === token) quote = undefined
    }
    statements[statements.length - 1] += token
  }
  return statements.map((statement) => statement.trim()).filter(Boolean)
}
