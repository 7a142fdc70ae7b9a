import type { RefusalAnswers } from '#lib/refusals.ts'
import type { CounselRefusal } from './mutations.ts'

const attorneyMistake = 'Choose an attorney who works at this firm'

export const counselRefusals: RefusalAnswers<CounselRefusal> = {
  unknown: [404, 'There is no such application.'],
  'no firm': [404, 'There is no record of this law firm.'],
  'no attorney': [422, attorneyMistake, { attorneyId: [attorneyMistake] }],
  'not linked': [
    409,
    'Link the file to the firm that has it now. What that firm told us is kept with it when counsel changes.',
  ],
  'same firm': [409, 'This firm has the file already. Choose its attorney under “Law firm.”'],
  changed: [409, 'Somebody changed this application meanwhile. Look at it again before you change counsel.'],
  'not confirmed': [
    409,
    'An attorney sent this application, so the new attorney becomes its contact. Make sure of their address in the firm’s record first.',
  ],
  incomplete: [
    409,
    'An attorney sent this application, so the new attorney becomes its contact. Enter their phone and bar number in the firm’s record first.',
  ],
}
