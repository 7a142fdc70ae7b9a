import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { formatBriefly } from '#features/applications/components/admin/waiting-time.ts'
import { describeNextStep } from '#features/applications/progress/components/admin/progress-words.ts'
import type { NextStep } from '#features/applications/progress/schema.ts'
import { readDeadline } from '#features/deadlines/schema.ts'
import type { ApplicationAction } from '#features/desk/application/components/admin/use-requested-action.ts'
import { formatCalendarDay } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import type { NextFile } from '../../schema.ts'

export function sayLate(file: NextFile, now: number): string | undefined {
  const clock = readDeadline(file, now)
  return clock?.isLate ? `Late by ${formatBriefly(clock.late)}` : undefined
}

export const sayReason = (file: NextFile): string => describeNextStep(file.nextStep, Date.now())

/** A late one opens in the list of the late ones, so that j leads to the next of them. */
export function addressOf(file: NextFile, now: number): string {
  if (!readDeadline(file, now)?.isLate) return paths.adminApplication(file.id)
  const place = { overdue: 'true', sort: 'submittedAt', application: file.id }
  return `${paths.adminApplications}?${new URLSearchParams(place)}`
}

type Offer = { act: ApplicationAction; label: string; keys: string }

/** What waits comes first, then what can follow from any application. */
export const offersOf = (step: NextStep): Offer[] => [
  ...(step.kind === 'judge' ? [{ act: 'judge', label: describeNextStep(step, 0), keys: 'd' } as const] : []),
  { act: 'request', label: 'Request', keys: 'q' },
  { act: 'note', label: 'Note', keys: 'n' },
  { act: 'call', label: 'Call', keys: 'c' },
]

export function describeFile(file: NextFile): string {
  const { caseType, state, incidentDate, fundingAmount, documents, isUnread } = file
  const firm = file.attorneyFirm ?? file.plaintiffAttorneyFirm
  const where = state ? ` in ${labelOf(states, state)}` : ''
  const amount = labelOf(fundingAmounts, fundingAmount).replace(/ - | – |-/, ' to ')
  const papers = documents
    ? `${documents.accepted} of ${documents.asked} documents accepted${documents.toJudge > 0 ? `, ${documents.toJudge} to judge` : ''}`
    : 'no documents asked for yet'
  return [
    `${labelOf(applicationCaseTypes, caseType)}${where}, ${formatCalendarDay(incidentDate)}.`,
    `Asks for ${amount}.`,
    `${firm ? `Represented by ${firm}` : 'No law firm named'}; ${papers}${isUnread ? ', and you haven’t opened the file' : ''}.`,
  ].join(' ')
}
