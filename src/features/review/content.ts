import type { AnswerName } from '#db/schema/answers.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { answerWords } from '#features/questions/content/answers.ts'
import type { Answer, Field } from '#features/questions/steps/field.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { staffLocale } from '#site/locale.ts'

const words = answerWords[staffLocale]

export const answerTabs = [
  { id: 'personal', label: 'Personal Info' },
  { id: 'case', label: 'Case Details' },
  { id: 'funding', label: 'Funding Info' },
] as const
export type AnswerTab = (typeof answerTabs)[number]['id']

/** Steps not listed here go on the case tab. */
const tabOfStep: Record<string, AnswerTab> = {
  personal: 'personal',
  attorney: 'personal',
  review: 'personal',
}

const tabOfField: Partial<Record<AnswerName, AnswerTab>> = {
  clientFirstName: 'personal',
  clientLastName: 'personal',
  clientPhone: 'personal',
  clientEmail: 'personal',
  clientState: 'personal',
  fundingAmount: 'funding',
  hasPriorFunding: 'funding',
  employmentStatus: 'funding',
  estimatedMedicalExpenses: 'funding',
  estimatedLostWages: 'funding',
  estimatedCaseValue: 'funding',
  defendantInsuranceLimits: 'funding',
}

export type ShownAnswer = { name: string; label: string; kind: Field['kind']; answer: string | null }

/** Every question is on exactly one tab. */
export function listAnswersOn(
  tab: AnswerTab,
  { role, answers }: { role: ApplicantRole; answers: Record<string, Answer | null> },
): ShownAnswer[] {
  return stepsOf[role].flatMap(({ slug, fields }) =>
    fields
      .filter(({ name }) => (tabOfField[name] ?? tabOfStep[slug] ?? 'case') === tab)
      .map((field) => ({
        name: field.name,
        label: (field.shortLabel ?? field.label)[staffLocale],
        kind: field.kind,
        answer: formatIfAnswered(field, answers[field.name] ?? null),
      })),
  )
}

/** An unchecked box is a no. */
function formatIfAnswered(field: Field, answer: Answer | null): string | null {
  const isBox = field.kind === 'tick' || (field.kind === 'agreement' && field.optional && !field.answers)
  if (isBox) return answer ? words.yes : words.no
  return answer === null ? null : formatAnswer(field, answer, staffLocale)
}
