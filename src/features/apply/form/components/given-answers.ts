import {
  type ApplicantRole,
  type ApplicationCaseType,
  applicantRoleValues,
  applicationCaseTypeValues,
} from '#domain/applications.ts'
import { states } from '#domain/states.ts'

export type GivenAnswers = { caseType?: ApplicationCaseType; state?: string }

/**
 * Reads the link that `paths.applyFor` writes, or what the self-check handed on, and ignores the rest of the address.
 */
export function readGivenAnswers(
  search: string,
  handed?: unknown,
): { role: ApplicantRole | undefined; answers: GivenAnswers } {
  const query = new URLSearchParams(search)
  const given = handed instanceof Object && 'given' in handed ? (handed.given as Record<string, unknown>) : {}
  const read = (name: string) => query.get(name) ?? given[name]
  const role = applicantRoleValues.find((value) => value === query.get('role'))
  const caseType = applicationCaseTypeValues.find((value) => value === read('caseType'))
  const code = read('state')
  const state = states.find(({ value }) => typeof code === 'string' && value === code.toUpperCase())?.value
  return { role, answers: { ...(caseType && { caseType }), ...(state && { state }) } }
}

/** As the form's page reads it; nothing if nothing was given. */
export function writeGivenAnswers({
  caseType,
  state,
}: { [Name in keyof GivenAnswers]: GivenAnswers[Name] | undefined }) {
  const query = new URLSearchParams({ ...(state && { state }), ...(caseType && { caseType }) }).toString()
  return query && `?${query}`
}
