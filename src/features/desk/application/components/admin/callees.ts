import type { Callee } from '#features/desk/composer/components/admin/call-form.tsx'
import type { Firm } from '#features/firms/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'

const textOf = (answer: unknown) => (typeof answer === 'string' && answer !== '' ? answer : undefined)

/** The people to call, with the numbers we have. An attorney who applies is the firm. */
export function listCallees(application: ApplicationDetail, firm: Firm | undefined): Callee[] {
  const { role, firstName, lastName, phone, answers } = application
  const somebody = { party: 'other', name: 'Somebody else' }
  if (role === 'attorney') {
    const client = { ...somebody, name: `${caseNameOf(application)}, or somebody else` }
    const attorney = { party: 'applicant', name: `${firstName} ${lastName}`, phone: phone ?? undefined }
    return [attorney, { ...client, phone: textOf(answers.clientPhone) }]
  }
  const counsel = firm?.attorney ?? textOf(answers.plaintiffAttorneyName)
  const name = firm?.name ?? textOf(answers.plaintiffAttorneyFirm)
  const number = firm ? firm.phone : textOf(answers.plaintiffAttorneyPhone)
  return [
    { party: 'applicant', name: caseNameOf(application), phone: phone ?? undefined },
    {
      party: 'firm',
      name: [counsel, name].filter(Boolean).join(', ') || 'The law firm',
      phone: number ?? undefined,
    },
    somebody,
  ]
}
