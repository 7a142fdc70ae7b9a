import type { Earning, OneTimeLimit, RateMethod, ScheduleKind } from '#domain/caps.ts'
import type { Choice } from '#domain/choice.ts'
import {
  attorneyTopics,
  type ContractLaw,
  consentGivers,
  contractPages,
  licenseKinds,
  refinanceKinds,
} from '#domain/contract-law.ts'
import { formatCalendarDay, formatDollars, formatList, labelOf } from '#site/staff-format.ts'
import { scheduleChoices } from './law-labels.ts'

/** What a rule says of its law, beside its caps and days. */
export type LawRule = {
  earning: Earning | null
  oneTimeCharges: OneTimeLimit | null
  capsPerClaim: boolean
  rateMethod: RateMethod | null
  schedule: { kind: ScheduleKind; stepMonths: number } | null
  contract: ContractLaw | null
}

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** What is there, in one sentence each. */
export const join = (...words: (string | false | undefined)[]) =>
  capitalize(words.filter((one) => typeof one === 'string' && one !== '').join('; '))
export const name = (choices: readonly Choice[], value: string | undefined) =>
  value === undefined ? undefined : labelOf(choices, value)
export const names = (choices: readonly Choice[], values: readonly string[]) =>
  formatList(values.map((value) => labelOf(choices, value)))
/** `undefined` says nothing, and `false` says no. */
export const yesNo = (value: boolean | undefined, yes: string, no?: string) =>
  value === undefined ? undefined : value ? yes : no
export const sayCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
export const sayDays = (count: number) => sayCount(count, 'business day', 'business days')

export const ofContract =
  (say: (law: ContractLaw) => string) =>
  ({ contract }: LawRule) =>
    contract ? say(contract) : ''

export function sayOneTime({ oneTimeCharges }: LawRule) {
  if (!oneTimeCharges) return ''
  const { most, per } = oneTimeCharges
  if (most === 0) return 'None allowed'
  return `At most ${formatDollars(most / 100)} for each ${per}${per === 'claim' ? ', all advances together' : ''}`
}

export const saySchedule = ({ schedule }: LawRule) =>
  schedule?.kind === 'dated'
    ? `Steps of ${sayCount(schedule.stepMonths, 'month', 'months')}, with dates`
    : capitalize(name(scheduleChoices, schedule?.kind) ?? '')

export const sayRefinance = ({ refinance }: ContractLaw) =>
  refinance
    ? join(
        refinance.kind === 'within-months'
          ? `only within ${sayCount(refinance.months ?? 0, 'month', 'months')} of the first funding`
          : name(refinanceKinds, refinance.kind),
        yesNo(refinance.tables, 'with tables that compare', 'without tables'),
      )
    : ''

export const sayType = ({ type }: ContractLaw) =>
  type
    ? join(
        [
          type.points !== undefined && `${type.points} points`,
          yesNo(type.bold, 'bold', 'not bold'),
          yesNo(type.caps, 'capitals', 'no capitals'),
          yesNo(type.box, 'boxed', 'not boxed'),
        ]
          .filter((word) => word)
          .join(', '),
        name(contractPages, type.page),
      )
    : ''

export const sayNotices = ({ notices = [] }: ContractLaw) =>
  notices
    .map(({ text, place, source, checkedOn, points, bold, box }) => {
      const how = [
        points && `${points} points`,
        yesNo(bold, 'bold', 'not bold'),
        yesNo(box, 'boxed', 'not boxed'),
        name(contractPages, place),
      ]
      const compared = checkedOn ? `compared on ${formatCalendarDay(checkedOn)}` : 'nobody compared it'
      return `“${text}” (${[...how, source, compared].filter((word) => word).join(', ')})`
    })
    .join(' ')

export const sayAttorney = ({ attorney }: ContractLaw) =>
  attorney
    ? join(
        yesNo(attorney.required, 'signs an acknowledgment', 'signs nothing'),
        ...(attorney.statements ?? []).map(({ about, text }) =>
          text ? `“${text}”` : labelOf(attorneyTopics, about),
        ),
      )
    : ''

export const sayLicense = ({ license }: ContractLaw) =>
  license
    ? join(
        name(licenseKinds, license.kind),
        license.from && `from ${formatCalendarDay(license.from)}`,
        license.to && `to ${formatCalendarDay(license.to)}`,
        license.bond !== undefined && `a bond of ${formatDollars(license.bond / 100)}`,
      )
    : ''

export const sayReport = ({ report }: ContractLaw) =>
  report
    ? report.required
      ? join(
          report.due
            ? `each year by ${sayYearlyDay(report.due)}`
            : 'each year, on a day that the agency sets',
          yesNo(report.sworn, 'under oath', 'not under oath'),
        )
      : 'None'
    : ''

const sayYearlyDay = (day: string) => formatCalendarDay(`2027-${day}`, { month: 'long', day: 'numeric' })

export const sayApproval = ({ formApproval }: ContractLaw) =>
  formApproval
    ? join(
        yesNo(formApproval.required, 'the state approves it', 'not asked for'),
        formApproval.number && `number ${formApproval.number}`,
        formApproval.date && `of ${formatCalendarDay(formApproval.date)}`,
      )
    : ''

export const sayFunders = ({ earlierFunder }: ContractLaw) => {
  const { buyOut, writtenConsent = [] } = earlierFunder ?? {}
  const agreement = writtenConsent.length > 0 && `${names(consentGivers, writtenConsent)} agree in writing`
  if (buyOut && agreement) return `Bought out first, unless ${agreement}`
  return join(yesNo(buyOut, 'bought out first', 'needn’t be bought out'), agreement)
}
