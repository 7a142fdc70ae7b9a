import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { mapLocales } from '#site/locale.ts'
import type { AcceptRefusal } from '../mutations/accept.ts'
import type { AnswerRefusal } from '../mutations/answer.ts'
import type { AskRefusal } from '../mutations/ask.ts'
import { reductionWords } from './words.ts'

export const askRefusals: RefusalAnswers<AskRefusal | AcceptRefusal> = answersIn(
  {
    ...{ unknown: 404, 'nothing out': 409, 'key used': 409, mistaken: 422, open: 409 },
    ...{ 'too many': 409, 'no gross': 409, 'not granted': 409, over: 409 },
  },
  mapLocales((locale) => reductionWords[locale].refusals),
)

export const answerRefusals: RefusalAnswers<AnswerRefusal> = {
  unknown: [404, 'There is no such request.'],
  answered: [409, 'Somebody answered this request meanwhile. Look at it again.'],
  'key used': [409, 'This answer was sent before, and said something else then. Look at it again.'],
  'may not reduce': [403, 'Only owners and those an owner gave the right may answer.'],
  mistaken: [422],
  'nothing waits': [409, 'No answer waits for a signature here. Look at it again.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'above the limit': [403, 'This is above your limit, too. Ask an owner.'],
  changed: [409, 'What is owed changed since the first signature, so that is void. Answer again.'],
  accepted: [409, 'It was accepted already, so it holds through its last day.'],
}
