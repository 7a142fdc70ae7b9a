import { accessActions } from '#domain/access.ts'
import { applicantRoles } from '#domain/applications.ts'
import { retentionKinds } from '#domain/retention.ts'
import { roles } from '#domain/roles.ts'
import { formatCents, formatList, formatNumber, labelOf } from '#site/staff-format.ts'
import type { SettingsChange } from '../../schema.ts'

export const sayAction = ({ action }: SettingsChange): string => labelOf(accessActions, action)

/** The new values, and what each was before as far as an older change tells. */
export function listValues(change: SettingsChange, older: readonly SettingsChange[]): string[] {
  const { action, details } = change
  const before = older.filter((other) => other.action === action)
  return Object.entries(details ?? {}).flatMap(([name, value]) => {
    const say = values[name]
    if (!say || value === undefined) return []
    const said = say(value)
    const last = before.find((other) => other.details && name in other.details)?.details?.[name]
    const was = last === undefined ? undefined : say(last)
    if (was === said) return []
    return [was && compared.has(name) ? `${said}, before: ${lowerValue(was)}` : said]
  })
}

/** Without the name of the value: it stands there already. */
const lowerValue = (said: string) => said.replace(/^[^:]+: /, '')

const count = (value: unknown, one: string) =>
  Number(value) === 1 ? `1 ${one}` : `${formatNumber(Number(value))} ${one}s`

const kept = Object.fromEntries(
  retentionKinds.map(({ value, label }) => [
    value,
    (months: unknown) => `${label}: ${months === null ? 'never deleted' : count(months, 'month')}`,
  ]),
)

const sum = (cents: unknown, none: string) => (cents === null ? none : formatCents(Number(cents)))

/** Details without a line here are numbers of our own, like ids. */
const values: Readonly<Record<string, (value: unknown) => string>> = {
  ...kept,
  days: (days) => count(days, 'day'),
  timeZone: (zone) => `Time zone: ${String(zone).split('/').at(-1)?.replaceAll('_', ' ')}`,
  week: () => 'Opening hours',
  closedOn: (days) => `Closed on: ${Array.isArray(days) && days.length > 0 ? formatList(days) : 'no day'}`,
  clocks: () => 'How long a file may stay',
  isDigest: (isOn) => `Morning mail: ${isOn ? 'on' : 'off'}`,
  isShown: (isShown) => `Visitors read how we kept our word: ${isShown ? 'yes' : 'no'}`,
  isOn: (isOn) => `Contracts: ${isOn ? 'on' : 'off'}`,
  keepYears: (years) => `Kept: ${count(years, 'year')}`,
  maySendContracts: (may) => `May send contracts: ${may ? 'yes' : 'no'}`,
  maySeeBankDetails: (may) => `May see bank details: ${may ? 'yes' : 'no'}`,
  mayPay: (may) => `May pay: ${may ? 'yes' : 'no'}`,
  mayRecordPayments: (may) => `May record payments: ${may ? 'yes' : 'no'}`,
  reduceUpTo: (cents) => `May reduce by up to: ${sum(cents, 'any sum')}`,
  listDays: (days) => `A sanctions list counts for: ${count(days, 'day')}`,
  digestHour: (hour) => `Morning mail at: ${hour}`,
  secondAbove: (cents) => `Two sign above: ${sum(cents, 'no sum')}`,
  aloneHours: (hours) => `One person alone waits: ${count(hours, 'hour')}`,
  lowShare: (percent) => `Of the low case: ${percent}%`,
  claimLimit: (cents) => `At most out on one claim: ${sum(cents, 'no limit')}`,
  approveUpTo: (cents) => `May approve up to: ${sum(cents, 'any sum')}`,
  address: (address) => `Address: ${address ?? 'none'}`,
  role: (role) => labelOf([...roles, ...applicantRoles], String(role)),
  requiresSecondFactor: (isAsked) => `Second factor: ${isAsked ? 'required' : 'not required'}`,
  effectiveFrom: (day) => `From: ${day}`,
  monthlyRate: (rate) => `Rate a month: ${Number(rate).toFixed(2)}%`,
  compounding: (name) => `Compounding: ${name}`,
  rate: (rate) => `Rate: ${Number(rate).toFixed(2)}%`,
  per: (period) => `Charged for: ${period === 'half-year' ? 'six months' : `a ${period}`}`,
  isCompounding: (isIt) => `Compounding: ${isIt ? 'yes' : 'no'}`,
  earned: (how) => `Earned: ${how}`,
  graceDays: (days) => `Grace: ${count(days, 'day')}`,
  state: (code) => `Where: ${code ?? 'everywhere'}`,
  fee: (cents) => `Fee: ${formatCents(Number(cents))}`,
  capMultiple: (times) => `Cap: ${times === null ? 'none' : `${times} times`}`,
  mostMonths: (months) => `Most months: ${months ?? 'no end'}`,
  code: (code) => `State: ${code}`,
  codes: (codes) => `States: ${Array.isArray(codes) ? formatList(codes) : ''}`,
  posture: (posture) => `Posture: ${posture}`,
}

/** An older version of these means the same thing; of the others it may be another state’s or person’s. */
const compared: ReadonlySet<string> = new Set([
  ...Object.keys(kept),
  ...[
    'days',
    'timeZone',
    'closedOn',
    'isDigest',
    'isShown',
    'isOn',
    'keepYears',
    'digestHour',
    'secondAbove',
    'aloneHours',
    'lowShare',
    'claimLimit',
    'listDays',
    'address',
  ],
  ...['monthlyRate', 'compounding', 'fee', 'capMultiple', 'mostMonths', 'requiresSecondFactor'],
  ...['rate', 'per', 'isCompounding', 'earned', 'graceDays'],
])
