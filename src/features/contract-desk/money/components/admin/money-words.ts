import { shortZoneOf } from '#domain/time-zones.ts'
import { writeDay } from '#features/admin/kit/components/date-input.tsx'
import type { GlyphName } from '#features/admin/kit/components/glyph.tsx'
import type { MoneyKind, MoneyPage, MoneyTask } from '#features/payouts/schema/tasks.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { staffLocale } from '#site/locale.ts'
import { formatMoney } from '#site/staff-format.ts'
import type { MoneyOut } from '../../schema.ts'

export type Ending = MoneyOut['endings'][number]

/** The queue where waiting costs most comes first. `keys` follow `g`. */
export const moneyQueues = [
  { value: 'released', label: 'Ready to pay', keys: 'g p', glyph: 'send', act: 'Mark sent' },
  { value: 'sign', label: 'Payments to sign', keys: 'g n', glyph: 'pen', act: 'Sign' },
  { value: 'returned', label: 'Returned by the bank', keys: 'g x', glyph: 'back', act: 'Reissue' },
  { value: 'missing-one', label: 'Missing something', keys: 'g q', glyph: 'clock', act: 'See' },
  { value: 'ready', label: 'Others sign', keys: 'g j', glyph: 'person', act: 'See' },
  { value: 'uncashed', label: 'Uncashed checks', keys: 'g k', glyph: 'mail', act: 'See' },
  { value: 'on-its-way', label: 'On its way', keys: 'g v', glyph: 'clock', act: 'See' },
] as const satisfies readonly {
  value: MoneyKind
  label: string
  keys: string
  glyph: GlyphName
  act: string
}[]

/** The day it has to be looked at, in a few letters. */
export const sayDay = (day: string): string => (day === today() ? 'Today' : writeDay(day, today()))

export const listTasks = (page: MoneyPage | undefined, kind: MoneyKind): MoneyTask[] =>
  page?.tasks.filter((task) => task.kind === kind) ?? []

const endingWords: Record<Ending['state'], (ending: Ending) => string> = {
  open: ({ lastDay, zone }) =>
    `Can cancel until ${writeDay(lastDay, today())}, 11:59 PM ${shortZoneOf(zone, staffLocale)}`,
  arrival: ({ lastDay }) => `Can cancel until ${writeDay(lastDay, today())} or later: not received yet`,
  noticed: ({ missing }) => `Notice in time, ${formatMoney(missing)} still to come`,
  late: () => 'A notice came late: say whether you accept it',
  mail: ({ finalOn }) => `Over; the mail may bring a notice until ${writeDay(finalOn, today())}`,
}
/** What is at the end of the line: what they can do there who may pay, see the file, or only the ledger. */
export function sayAct(
  { value, act }: (typeof moneyQueues)[number],
  { mayPay, seesFiles }: { mayPay: boolean; seesFiles: boolean },
): string {
  if (!seesFiles) return 'Ledger'
  return value === 'released' && !mayPay ? 'See' : act
}

export const describeEnding = (ending: Ending): string => endingWords[ending.state](ending)
/** Somebody here has to do something about it. */
export const isOurs = ({ state }: Ending): boolean => state === 'late' || state === 'noticed'
