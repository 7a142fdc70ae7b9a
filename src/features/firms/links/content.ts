import type { RefusalAnswers } from '#lib/refusals.ts'
import type { LinkRefusal } from './mutations/file.ts'

const whoMistake = 'Choose somebody who works at this firm'

export const linkRefusals: RefusalAnswers<LinkRefusal> = {
  unknown: [404, 'There is no such application.'],
  'no firm': [404, 'There is no record of this law firm.'],
  'no attorney': [422, whoMistake, { attorneyId: [whoMistake] }],
  'another leads': [
    409,
    'Another firm leads this case. Change counsel if the person has a new firm, or remove that link if it was a mistake.',
  ],
  'no files': [409, 'No files are left with this spelling: somebody has linked them.'],
}
