import type { ApplicantRole } from '#domain/applications.ts'

export const draftName = (role: ApplicantRole) => `application-draft-${role}` as const
