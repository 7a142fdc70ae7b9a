import type { RefusalAnswers } from '#lib/refusals.ts'
import type { PersonRefusal } from './mutations.ts'

export const personRefusals: RefusalAnswers<PersonRefusal> = {
  unknown: [404, 'There is no such person at this law firm.'],
  changed: [409, 'Somebody changed this person’s entry meanwhile. Look at it again before you save.'],
  'no address': [409, 'Enter an email address first.'],
  left: [409, 'They have left the firm. Take out their last day first.'],
}
