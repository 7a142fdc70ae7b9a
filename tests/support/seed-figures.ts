import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { countMarkedWeeks } from '#features/reports/mutations.ts'

/** Three of four files have an answer, hours to days after they came; half of the answers are a yes. */
const answers = `
  insert into answers (application_id, answer, answered_at, minutes, is_late)
  select id, case when n % 2 = 0 then 'approved' else 'declined' end, submitted_at + minutes * interval '2 minutes',
    minutes, minutes > 1440
  from (select id, submitted_at, n, 60 + (n * 37) % 1900 as minutes
    from (select id, submitted_at, row_number() over (order by submitted_at) as n from applications) files) timed
  where n % 4 <> 3 and submitted_at + minutes * interval '2 minutes' < now()`

const terms = `
  insert into price_terms (version, effective_from, rate, per, is_compounding, earned, cap_multiple, most_months)
  values (1, '2026-01-01', 290, 'month', true, 'pro-rata', 250, null) on conflict do nothing`

const payments = `
  insert into decisions (application_id, kind, from_status, application_version, submission_key, amount, state,
    terms_version, rule_version, rule, method, funded_on, effective_at, final_at)
  select application_id, 'funded', 'approved', 1, 'seeded payment', (1 + n % 12) * 100000, 'TX', 1, 0,
    '{"caps": [], "mostMonths": null, "largestAdvance": null, "cancelDays": null, "requiredSentences": []}', 'wire',
    answered_at::date, answered_at, answered_at
  from (select *, row_number() over (order by answered_at) as n from answers where answer = 'approved') approved
  where n % 2 = 0`

const advances = `
  insert into advances (application_id, decision_id, counted, state, terms_version, rule)
  select application_id, id, 'months', state, terms_version, rule from decisions where kind = 'funded'`

const paidOut = `
  insert into ledger_entries (advance_id, application_id, kind, amount, "on", submission_key, method)
  select advances.id, decisions.application_id, 'paid-out', amount, funded_on, submission_key, method
  from advances join decisions on decisions.id = decision_id`

const paidBack = `
  insert into ledger_entries (advance_id, application_id, kind, amount, "on", submission_key)
  select advances.id, decisions.application_id, 'payment', amount * 3 / 2, funded_on + 10, 'seeded repayment'
  from advances join decisions on decisions.id = decision_id
  where funded_on + 10 < current_date and amount % 300000 = 0`

/** What was answered, paid out and paid back, for applications that are there. */
export async function seedFigures(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of [answers, terms, payments, advances, paidOut, paidBack])
      await client.query(statement)
    // As the job does every five minutes.
    await countMarkedWeeks(drizzle({ client }))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
