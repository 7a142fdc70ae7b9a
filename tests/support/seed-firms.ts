import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { applications } from '#db/schema/index.ts'
import { foldFirmName } from '#db/schema/search-text.ts'

/** One firm for about a dozen applications. */
const filesPerFirm = 12.5
/** Files of every tenth firm still have no record of it. */
const isLinked = sql`k % 10 <> 0`

/** Files of Harbor Law stay as they are: other questions look for it. */
const isSeeded = sql`coalesce(attorney_firm, plaintiff_attorney_firm) <> 'Harbor Law'`

/**
 * Gives applications that `fillDesk` made 80 law firms for each thousand, with records, people, links, and what was
 * asked and answered.
 */
export async function seedFirms(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const db = drizzle({ client })
  try {
    const [{ count = 0 } = {}] = (
      await db.execute<{ count: number }>(sql`select count(*)::int as count from applications`)
    ).rows
    const firmCount = Math.round(count / filesPerFirm)
    await db.execute(sql`create temporary table seeded as
      select id, row_number() over (order by submitted_at, id) % ${firmCount} + 1 as k, submitted_at from applications where ${isSeeded}`)
    await db.execute(sql`update ${applications} set
      attorney_firm = case when role = 'attorney' then 'Seeded Pine ' || k || ', P.C.' end,
      plaintiff_attorney_firm = case when role = 'plaintiff' then 'Seeded Pine ' || k || ', P.C.' end,
      plaintiff_attorney_email = case when role = 'plaintiff' then 'lee@pine' || k || '.example' end
      from seeded where seeded.id = ${applications.id}`)
    await db.execute(sql`insert into firms (id, names, domains, search_text, root_id)
      select id, array['Seeded Pine ' || k], array['pine' || k || '.example'],
        ' seeded pine ' || k || ' pine' || k || '.example lee park lee@pine' || k || '.example', id
      from (select k, gen_random_uuid() as id from generate_series(1, ${firmCount}) k) made`)
    await db.execute(sql`insert into firm_keys (firm_id, kind, value)
      select id, 'name', ${foldFirmName(sql`names[1]`)} from firms union all select id, 'domain', domains[1] from firms`)
    await db.execute(sql`insert into firm_people (firm_id, kind, name, email, confirmed_at)
      select id, kind, name, name || '@' || domains[1], now()
      from firms, (values ('attorney', 'Lee Park'), ('contact', 'Otto Dean')) people (kind, name)`)
    await db.execute(sql`insert into counsel (application_id, firm_id, attorney_id, role)
      select seeded.id, firms.id, firm_people.id, 'lead' from seeded
      join firms on firms.names[1] = 'Seeded Pine ' || k
      join firm_people on firm_people.firm_id = firms.id and firm_people.kind = 'attorney' where ${isLinked}`)
    await db.execute(sql`insert into firm_records (id, asked_at, representation, acknowledged_at, answered_at)
      select id, submitted_at, 'yes', submitted_at + interval '2 days', submitted_at + interval '2 days' from seeded where k % 3 = 0
      on conflict do nothing`)
    await db.execute(sql`insert into application_events (application_id, type, actor, happened_at, details)
      select id, type, actor, submitted_at + hours * interval '1 hour', details::jsonb from seeded, (values
        ('firm-asked', 'admin', 1, '{"session": ""}'), ('message-sent', 'admin', 50, '{"session": "", "party": "firm"}'),
        ('firm-message-received', 'firm', 90, '{"party": "firm"}')) told (type, actor, hours, details) where k % 3 = 0`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
