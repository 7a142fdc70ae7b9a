import type { ApplicantRole } from '#domain/applications.ts'

export type CaseNames = {
  role: ApplicantRole
  firstName: string
  lastName: string
  clientFirstName: string | null
  clientLastName: string | null
}

/** The plaintiff, or an attorney's client: an attorney's application carries the attorney's own name. */
export function casePersonOf(application: CaseNames): { firstName: string; lastName: string } {
  const { role, firstName, lastName, clientFirstName, clientLastName } = application
  if (role === 'plaintiff') return { firstName, lastName }
  return { firstName: clientFirstName ?? '', lastName: clientLastName ?? '' }
}

export function caseNameOf(application: CaseNames): string {
  const { firstName, lastName } = casePersonOf(application)
  return `${firstName} ${lastName}`.trim()
}

/** Undefined for a plaintiff's own application. */
export function filerNameOf({ role, firstName, lastName }: CaseNames): string | undefined {
  return role === 'attorney' ? `${firstName} ${lastName}` : undefined
}

/** An address of the person's own. The attorney's is nobody else's, even where it was given for the client. */
export function ownEmailOf({
  role,
  email,
  clientEmail,
}: Pick<CaseNames, 'role'> & { email: string; clientEmail: string | null }): string | null {
  if (role === 'plaintiff') return email
  return clientEmail && clientEmail.toLowerCase() !== email.toLowerCase() ? clientEmail : null
}
