import { type ApplicationStatus, needsReason, statusOf } from '#domain/application-status.ts'

const asked: Partial<Record<ApplicationStatus, string>> = {
  approved: 'Amount and terms are asked next',
  funded: 'Amount, date and method are asked next',
  declined: 'The reason is asked next',
}

export function describeDrop(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to) return 'It stays here'
  return asked[to] ?? (needsReason(from, to) ? 'The reason is asked next' : 'Moves at once, with Undo')
}

/** For screen reader users, who move cards by keys. */
export function announceLane(name: string, from: ApplicationStatus, to: ApplicationStatus): string {
  return `${name} over ${statusOf(to).label}. ${describeDrop(from, to)}.`
}
