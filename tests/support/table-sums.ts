import type { OpenDatabase } from '#db/database.ts'

type Sums = Record<string, { rows: number; md5: string }>

/** What each table holds, the queue's and the record of migrations included, by rows and by their words in one order. */
export async function readTableSums({ runSql }: OpenDatabase): Promise<Sums> {
  const { rows: tables } = await runSql(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss', 'drizzle') order by 1`)
  const sums: Sums = {}
  for (const { name } of tables) {
    const { rows } = await runSql(`select count(*)::int as rows,
      md5(coalesce(string_agg(kept::text, e'\\n' order by kept::text collate "C"), '')) as md5 from ${name} kept`)
    sums[String(name)] = { rows: Number(rows[0]?.rows), md5: String(rows[0]?.md5) }
  }
  return sums
}
