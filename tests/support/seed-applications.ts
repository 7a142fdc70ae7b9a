import { createHash } from 'node:crypto'
import { applicationStatusValues } from '#site/choices/application-status.ts'
import { applicationCaseTypeValues, fundingAmountValues } from '#site/choices/applications.ts'
import { stateCodes } from '#site/choices/states.ts'

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
const snapshot = JSON.stringify({
  format: 1,
  steps: Array.from({ length: 20 }, (_, place) => ({
    name: `question${place}`,
    question: 'A question in the words in which it was asked',
    value: createHash('sha256').update(String(place)).digest('base64'),
    answer: createHash('sha256').update(String(-place)).digest('base64'),
  })),
})

/**
 * Makes up applications in one statement, the same for the same numbers. Row 1 is 5 minutes old, and each row is
 * `minutesApart` minutes older than the one before. Find row `i` by the phone number `makeSeededPhone(i)`.
 */
export const writeSeedStatement = (count: number, { minutesApart = 15, withSnapshot = true } = {}) => `
  insert into applications (reference, role, status, first_name, last_name, email, phone, state, case_type, incident_date,
    incident_location, funding_amount, address, date_of_birth, case_description, plaintiff_attorney_name,
    plaintiff_attorney_firm, attorney_firm, attorney_bar_number, client_first_name, client_last_name, client_phone,
    client_email, liability_assessment, estimated_case_value, case_probability, consent, privacy, snapshot, submitted_at)
  select
    'BF-2026' || lpad(upper(to_hex(i)), 6, '0'), role, ${pick(applicationStatusValues, 11)}::application_status, first, last,
    lower(first || '.' || last) || i || '@example.com', ${phoneOf('i')},
    ${pick(stateCodes, 13)}, ${pick(applicationCaseTypeValues, 17)}, date '2025-01-01' + i % 300,
    'Springfield', ${pick(fundingAmountValues, 19)}::funding_amount, case when plaintiff then i || ' Elm Street' end,
    case when plaintiff then date '1960-01-01' + i % 15000 end, case when plaintiff then repeat('It was wet. ', 20) end,
    case when plaintiff then 'Lee Park' end, case when plaintiff then firm end, case when not plaintiff then firm end,
    case when not plaintiff then lpad(i::text, 7, '0') end, case when not plaintiff then last end,
    case when not plaintiff then first end, case when not plaintiff then ${phoneOf('i + 500000')} end,
    case when not plaintiff then 'client' || i || '@example.com' end,
    case when not plaintiff then 'clear-liability' end, case when not plaintiff then '50k-100k' end,
    case when not plaintiff then 'high' end, true, true, '${withSnapshot ? snapshot : '{}'}'::jsonb || jsonb_build_object('row', i),
    now() - interval '5 minutes' - (i - 1) * interval '${minutesApart} minutes'
  from (
    select i, i % 4 <> 0 as plaintiff, case when i % 4 <> 0 then 'plaintiff' else 'attorney' end as role,
      ${pick(firstNames.split(' '), 23)} as first, ${pick(lastNames.split(' '), 29)} as last,
      ${pick(firms.split(','), 31)} as firm
    from generate_series(1, ${count}) i
  ) rows`

function phoneOf(i: string) {
  return `'(' || lpad((200 + (${i}) / 10000)::text, 3, '0') || ') 55' || substr(lpad(((${i}) % 10000)::text, 4, '0'), 1, 1) || '-' || lpad(((${i}) % 10000)::text, 4, '0')`
}

/** The phone number of row `i`, counting from 1. */
export function makeSeededPhone(i: number): string {
  const digits = String(i % 10_000).padStart(4, '0')
  return `(${200 + Math.floor(i / 10_000)}) 55${digits[0]}-${digits}`
}
