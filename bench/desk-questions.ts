import { makeSeededPhone } from '../tests/support/seed-applications.ts'

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000).toISOString()

/** Each asks for rows that both sizes have. */
const lists = [
  'page=1',
  'page=3',
  'status=received',
  'state=TX',
  'caseType=slip-fall',
  'role=attorney',
  'role=plaintiff',
  'amount=50000%2B',
  'assignee=nobody',
  'overdue=true',
  'overdue=false',
  'closed=false',
  'closed=false&unread=true',
  'judge=true',
  'age=under-24-hours',
  'age=over-7-days',
  `from=${days(7)}`,
  `to=${days(3)}`,
  'status=received&state=TX',
  'status=in-review&amount=5000-10000&role=plaintiff',
  'state=TX&caseType=slip-fall&role=attorney',
  ...[
    'submittedAt',
    'name',
    '-name',
    'state',
    '-state',
    'caseType',
    'amount',
    '-amount',
    'status',
    '-status',
  ].map((sort) => `sort=${sort}`),
  'state=TX&sort=name',
  'status=received&sort=-amount',
  `q=${encodeURIComponent(makeSeededPhone(777))}`,
  'q=0777',
  'q=BF-2026000309',
  'q=nakamura777@example.com',
  'q=777%40example',
  'q=schmidt',
  'q=carla%20schmidt',
  'q=harbor%20law',
  'q=lee',
  'q=xu',
  'q=nobody-has-this-name',
  'q=schmdit',
  'q=carla%20nakamurra',
  'q=BF-2026000Z09',
  'q=BF-2062000309',
  'q=schmidt&status=received',
  'q=harbor&sort=name',
].flatMap((query) => [`/api/applications?${query}`, `/api/applications/desk?${query}`])

/** Half a year, one year, and one state, case type or firm. */
const figures = [
  '',
  'period=52-weeks',
  'period=quarter',
  'home=TX',
  'caseType=slip-fall',
  'firm=harbor%20law',
  'home=TX&caseType=slip-fall',
  'caseType=slip-fall&firm=harbor%20law',
  'period=52-weeks&firm=harbor%20law',
].map((query) => `/api/figures?${query}`)

/** Everything that shows one application, whose id replaces `{file}`. */
const file = [
  '',
  ...[
    '/checklist',
    '/documents',
    '/requests',
    '/messages',
    '/contact-messages',
    '/corrections',
    '/firm',
    '/value',
  ],
  ...['/decision', '/repayments', '/mail-desk', '/upload-tokens', '/person'],
].map((part) => `/api/applications/{file}${part}`)
/** The neighbors of a row in the middle of a list. */
const neighbors = ['', 'closed=false', 'sort=name'].map(
  (query) => `/api/applications/{row}/neighbors?${query}`,
)

/**
 * Law firms: 80 for each thousand applications. The id of one replaces `{firm}`, of its attorney `{attorney}`, and of a
 * file without a firm, whose firm is suggested, `{unlinked}`.
 */
const firms = [
  ...[
    'q=seeded%20pine%207',
    'q=pine7.example',
    'q=lee%20park%20pine7.',
    'q=seedid%20pine7',
    'q=nobody-has-it',
  ].map((query) => `/api/firms?${query}`),
  ...['', 'sort=-open', 'double=true', 'slow=true'].map((query) => `/api/firms/page?${query}`),
  ...['/counts', '/{firm}', '/{firm}/deletion', '/people?q=lee%20park', '/typed', '/typed?q=pine'].map(
    (part) => `/api/firms${part}`,
  ),
  ...[
    'firmRecord={firm}',
    'attorney={attorney}',
    'firmRecord={firm}&status=received',
    'firmRecord=none',
  ].flatMap((query) => [`/api/applications?${query}`, `/api/applications/desk?${query}`]),
  ...['{file}', '{row}', '{unlinked}'].map((which) => `/api/applications/${which}/firms`),
]

/** Everything the desk asks; the slowest answer makes somebody wait. */
export const questions = [
  ...lists,
  ...['views', 'board?', 'board?closed=false', 'board?state=TX', 'board?q=schmidt'].map(
    (part) => `/api/applications/${part}`,
  ),
  ...['today', 'masthead', 'week'].map((part) => `/api/admin/overview/${part}`),
  ...[...file, ...neighbors],
  ...figures,
  ...firms,
]

/** Saved views, beside the ones that everybody has. */
export const savedViews = [
  { name: 'Texas, unread', filters: { state: 'TX', closed: 'false', unread: 'true' } },
  { name: 'Slip and fall', filters: { caseType: 'slip-fall' } },
  { name: 'Large and late', filters: { amount: '50000+', overdue: 'true' } },
  { name: 'Attorneys, a week old', filters: { role: 'attorney', age: 'over-7-days' } },
  { name: 'To judge', filters: { judge: 'true', closed: 'false' } },
]
