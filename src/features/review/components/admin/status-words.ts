import { type ApplicationStatus, applicationStatuses } from '#domain/application-status.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import type { BulkOutcome } from '../../schema.ts'

type Refused = BulkOutcome['refused']

export const applicationsInWords = (count: number) =>
  count === 1 ? '1 application' : `${formatNumber(count)} applications`

export function describeChange(count: number, status: ApplicationStatus): string {
  const label = labelOf(applicationStatuses, status)
  return count === 1
    ? `Status changed: ${label}`
    : `Status of ${applicationsInWords(count)} changed: ${label}`
}

export function describeUndo(changed: readonly Choosable[]): string {
  const [only, ...others] = changed
  if (!only || others.length > 0)
    return `Undone: ${applicationsInWords(changed.length)} have their earlier status`
  return `Undone: ${caseNameOf(only)} is ${labelOf(applicationStatuses, only.status)} again`
}

const refusalWords: Partial<Record<Refused[number]['reason'], string>> = {
  'reason missing': ' cannot be changed without a reason.',
  'two signatures': ': two people sign a payment of this size. Fund it with its amount.',
  'contract needed': ': contracts are on, so it’s paid out from the contract’s page.',
  'payment not final': ': a payment was recorded less than a minute ago. Undo the payment first.',
  'other state': ': the client’s state was corrected since the offer. Approve it again first.',
  unknown: ' cannot be found any more.',
}

/** Names them: the refreshed list may no longer show them. */
export function describeRefusal(refused: Refused, applications: readonly Choosable[]): string {
  const which = namesOf(refused, applications)
  const [first] = refused
  if (first && refused.every((one) => one.reason === first.reason && one.words === first.words)) {
    const words = first.words ? `: ${first.words}` : refusalWords[first.reason]
    if (words) return which + words
  }
  const what = refused.length === 1 ? 'this application' : 'these applications'
  return `${which}: Somebody else has changed ${what} meanwhile. Look again before you change it.`
}

export function describeFailedUndo(refused: Refused, applications: readonly Choosable[]): string {
  if (refused.every(({ reason }) => reason !== 'changed')) return describeRefusal(refused, applications)
  return `${namesOf(refused, applications)}: somebody has changed ${refused.length === 1 ? 'it' : 'them'} since, so that stays.`
}

export function describeConflicts(refused: Refused, applications: readonly Choosable[]): string[] {
  const lines = refused.slice(0, maxLines).map(({ id, application }) => {
    const row = application ?? applications.find((known) => known.id === id)
    const name = row ? caseNameOf(row) : 'An application'
    if (!application) return `${name} cannot be found any more.`
    return `${name} is now ${labelOf(applicationStatuses, application.status)}.`
  })
  const left = refused.length - lines.length
  return left > 0 ? [...lines, `And ${left} more.`] : lines
}

function namesOf(refused: Refused, applications: readonly Choosable[]): string {
  const names = refused.flatMap(({ id }) => applications.filter((row) => row.id === id).map(caseNameOf))
  return names.length > maxNames ? `${names.length} applications` : names.join(', ')
}

/** Nobody reads more than this in a toast or a dialog. */
const maxNames = 3
const maxLines = 5
