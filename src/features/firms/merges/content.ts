import type { RefusalAnswers } from '#lib/refusals.ts'
import type { MergeRefusal } from './mutations.ts'

export const mergeRefusals: RefusalAnswers<MergeRefusal> = {
  unknown: [404, 'There is no record of this law firm.'],
  'same firm': [409, 'These two are one firm already.'],
  'is merged': [409, 'This firm was merged into another. Part the two first.'],
  'not merged': [409, 'This firm stands by itself.'],
  changed: [409, 'Somebody changed one of the two meanwhile. Look at both again before you merge them.'],
}
