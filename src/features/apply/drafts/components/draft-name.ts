import type { ApplicantRole } from '#domain/applications.ts'

/** What the browser calls the draft of a role. */
export const draftName = (role: ApplicantRole) => `application-draft-${role}` as const
