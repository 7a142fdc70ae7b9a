import { Client } from 'pg'

/** Five items for each application: every ninth one waits to be judged. Nobody opens their words. */
const items = `
  insert into checklist_items (application_id, party, document_type, sealed_words, is_required, position, state)
  select id, case when n = 4 then 'firm' else 'applicant' end,
    (array['medical-records', 'police-report', 'insurance-correspondence', 'injury-photos', 'other'])[n],
    '\\x00', n = 1, n,
    case when n = 1 and place % 9 = 0 then 'received' when (place + n) % 3 = 0 then 'accepted' else 'needed' end
  from (select id, row_number() over (order by submitted_at) as place from applications) files,
    generate_series(1, 5) n`

/** Ten for each application, the first when it came. */
const events = `
  insert into application_events (application_id, type, actor, happened_at)
  select id, case n when 1 then 'submitted' when 2 then 'document-received' else 'viewed' end,
    case when n <= 2 then 'applicant' else 'admin' end, submitted_at + n * interval '1 minute'
  from applications, generate_series(1, 10) n`

const requests = `
  insert into document_requests (application_id, party, item_ids, sealed_letter, submission_key, requested_at, sent_at)
  select a.id, 'applicant', array(select i.id from checklist_items i where i.application_id = a.id and i.party = 'applicant'),
    '\\x00', 'seeded request', a.submitted_at, a.submitted_at
  from applications a where a.status = 'documents-needed'`

const messages = `
  insert into case_messages (application_id, party, author, sealed_text, submission_key, written_at)
  select id, 'applicant', 'applicant', '\\x00', 'seeded message', submitted_at
  from applications where phone_digits like '%7'`

/** What happens to applications once they are there: lists, events, requests and messages. */
export async function seedProgress(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of [items, events, requests, messages]) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
