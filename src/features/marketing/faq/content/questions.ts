import type { FaqQuestion } from '#features/content/schema.ts'
import { paths } from '#site/paths.ts'
import { attorneyQuestions } from './questions/attorney.ts'
import { benefitQuestions } from './questions/benefits.ts'
import { costQuestions } from './questions/cost.ts'
import { eligibilityQuestions } from './questions/eligibility.ts'
import type { QuestionGroup } from './questions/group.ts'
import { losingQuestions } from './questions/losing.ts'
import { signingQuestions } from './questions/signing.ts'
import { timingQuestions } from './questions/timing.ts'

const informationQuestions: QuestionGroup = {
  group: 'Your information',
  questions: [
    {
      id: 'who-reads-it',
      question: 'Who reads what I send you?',
      answer: `The people here who work on applications, each under their own name, and your attorney’s office. We keep a record of who opened which file. We don’t sell what you tell us or use it for ads. [Privacy policy](${paths.privacyPolicy})`,
    },
    {
      id: 'medical-details',
      question: 'Do I have to share medical details?',
      answer: `No. The medical questions in the form are optional, and your attorney can send records later. Without any records we usually can’t decide. You can take your consent back at any time. [Consumer health data privacy](${paths.healthData})`,
    },
  ],
}

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

export const listDefaultQuestions = (): FaqQuestion[] =>
  groups.flatMap(({ group, questions }) => questions.map((question) => ({ group, ...question })))
