import type { FaqQuestion } from '#features/content/schema.ts'
import { attorneyQuestions } from './questions/attorney.ts'
import { benefitQuestions } from './questions/benefits.ts'
import { costQuestions } from './questions/cost.ts'
import { eligibilityQuestions } from './questions/eligibility.ts'
import { informationQuestions } from './questions/information.ts'
import { losingQuestions } from './questions/losing.ts'
import { signingQuestions } from './questions/signing.ts'
import { timingQuestions } from './questions/timing.ts'

const groups = [
  costQuestions,
  losingQuestions,
  timingQuestions,
  signingQuestions,
  attorneyQuestions,
  eligibilityQuestions,
  benefitQuestions,
  informationQuestions,
]

/** What the page answers until somebody edits the list. */
export const listDefaultQuestions = (): FaqQuestion[] =>
  groups.flatMap(({ group, questions }) => questions.map((question) => ({ group, ...question })))
