import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { localized, pick } from '#site/locale.ts'
import { contactWords } from './content/contact.ts'
import { en } from './content/en/mails.ts'
import type { AnswersRefusal, CorrectionRefusal } from './mutations.ts'

export const mailWords = localized({ en })

export const correctionRefusals = answersIn<CorrectionRefusal>(
  { unknown: 404, 'not asked': 400, 'too many': 429, 'needs code': 403 },
  pick(contactWords, ({ refusals }) => refusals),
)

export const noApplication = 'There is no such application.'

export const answersRefusals: RefusalAnswers<AnswersRefusal> = {
  unknown: [404, noApplication],
  changed: [409, 'Somebody else has changed this application meanwhile. Look at it again before you save.'],
  mistakes: [400],
  'closed state': [422],
}

export const undoRefusals: RefusalAnswers<'unknown' | 'changed since'> = {
  unknown: [404, 'There is no such correction.'],
  'changed since': [409, 'It was changed again since. Take back the latest change.'],
}
