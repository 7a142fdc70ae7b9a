import type { RefusalAnswers } from '#lib/refusals.ts'
import type { UndoRefusal } from '../mutations/undo.ts'

/** Where things can't be exactly as they were, they stay as they are. */
export const unmergeRefusals: RefusalAnswers<UndoRefusal> = {
  unknown: [404, 'There is no such merge. Somebody may have undone it already.'],
  'too late': [409, 'A merge can be undone for a day. That day is over.'],
  'merged on': [409, 'This file was merged into another one since. Undo that merge first.'],
  'later merge': [409, 'Another file was merged into this one since. Undo that merge first.'],
  decided: [409, 'Something was decided about the merged file since. Both files can’t have that decision.'],
  corrected: [
    409,
    'An answer that came from the other file was corrected since. Correct it back first, or leave the files merged.',
  ],
  'access changed': [
    409,
    'The way to the case page of the applicant or the law firm was changed since, so we can’t tell whose it should be.',
  ],
  'documents mixed': [
    409,
    'Documents of the two files were requested together or moved to each other’s items since. They can’t be told apart any more.',
  ],
  'applied again': [409, 'The other application was sent once more since, and is a file of its own.'],
}
