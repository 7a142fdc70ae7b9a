import {
  type ApplicantRole,
  type ApplicationCaseType,
  applicantRoleValues,
  applicationCaseTypeValues,
} from '#domain/applications.ts'
import { states } from '#domain/states.ts'

export type GivenAnswers = { caseType?: ApplicationCaseType; state?: string }

/** Reads the link that `paths.applyFor` writes and ignores the rest of the address. */
export function readGivenAnswers(search: string): { role: ApplicantRole | undefined; answers: GivenAnswers } {
  const query = new URLSearchParams(search)
  const role = applicantRoleValues.find((value) => value === query.get('role'))
  const caseType = applicationCaseTypeValues.find((value) => value === query.get('caseType'))
  const state = states.find(({ value }) => value === query.get('state')?.toUpperCase())?.value
  return { role, answers: { ...(caseType && { caseType }), ...(state && { state }) } }
}
