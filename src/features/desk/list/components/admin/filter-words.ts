import { applicationStatuses } from '#domain/application-status.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { ages, type Filters } from '#features/applications/schema/rows.ts'
import type { Team } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'

/** Filters hold ids; these are the names that go with them, once they have loaded. */
export type FilterNames = Pick<Team, 'nameOf'> & {
  firm?: string | undefined
  attorney?: string | undefined
}

export function describeFilters(filters: Filters, { nameOf, ...names }: FilterNames) {
  const { q, status, state, caseType, role, amount, assignee, overdue, closed, age, from, to } = filters
  const words: Partial<Record<keyof Filters, string | undefined>> = {
    q: q && `“${q}”`,
    closed: closed && (closed === 'true' ? 'Closed' : 'Not closed'),
    status: status && labelOf(applicationStatuses, status),
    overdue: overdue && (overdue === 'true' ? 'Late' : 'Not late'),
    judge: filters.judge && 'To judge',
    unread: filters.unread && 'Unread',
    reply: filters.reply && 'Replies and requests',
    followUp: filters.followUp && 'Follow-ups today',
    state: state && labelOf(states, state),
    caseType: caseType && labelOf(applicationCaseTypes, caseType),
    role: role && `Sent by: ${labelOf(applicantRoles, role)}`,
    amount: amount && labelOf(fundingAmounts, amount),
    assignee: assignee && describeAssignee(assignee, nameOf),
    age: age && labelOf(ages, age),
    from: from && `From ${formatCalendarDay(from.slice(0, 10))}`,
    to: to && `Until ${formatCalendarDay(to.slice(0, 10))}`,
    home:
      filters.home &&
      (filters.home === 'unknown' ? 'State not given' : `Lives in ${labelOf(states, filters.home)}`),
    firm: filters.firm && `Firm: ${filters.firm}`,
    firmRecord:
      filters.firmRecord &&
      (filters.firmRecord === 'none' ? 'No firm’s record' : `Law firm: ${names.firm ?? 'one record'}`),
    attorney: filters.attorney && `Attorney: ${names.attorney ?? 'one person'}`,
    answer: filters.answer && answerWords[filters.answer],
    answeredLate:
      filters.answeredLate && (filters.answeredLate === 'true' ? 'Decided late' : 'Decided in time'),
    arrived: filters.arrived && `Came in ${saySpan(filters.arrived)}`,
    answered: filters.answered && `Decided ${saySpan(filters.answered)}`,
    paid: filters.paid && `Paid out ${saySpan(filters.paid)}`,
    repaid: filters.repaid && `Paid back ${saySpan(filters.repaid)}`,
  }
  return (Object.keys(words) as (keyof Filters)[]).flatMap((name) => {
    const label = words[name]
    return label ? [{ name, label }] : []
  })
}

const answerWords = {
  approved: 'Approved',
  declined: 'Declined',
  any: 'Decided',
  none: 'Not decided',
} as const

function saySpan(span: string): string {
  const [first = '', last = ''] = span.split('..')
  return first === last
    ? formatCalendarDay(first)
    : `${formatCalendarDay(first)} to ${formatCalendarDay(last)}`
}

function describeAssignee(assignee: string, nameOf: Team['nameOf']): string {
  if (assignee === 'me') return 'Mine'
  return assignee === 'nobody' ? 'Nobody’s' : (nameOf(assignee) ?? 'A colleague’s')
}
