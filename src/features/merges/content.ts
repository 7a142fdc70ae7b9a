import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en as dropped } from './content/en/dropped.ts'
import { en } from './content/en/merge.ts'
import type { MergeRefusal } from './mutations/merge.ts'
import type { UndoRefusal } from './mutations/undo.ts'

export const mergeRefusals: RefusalAnswers<MergeRefusal> = {
  unknown: [404, 'One of the two files isn’t there any more. Somebody may have merged or deleted it.'],
  changed: [409, 'Somebody else has changed one of the two files meanwhile. Look at them again.'],
  'two roles': [
    409,
    'One file is from the person and the other from an attorney. Each has a case page of their own, so they stay two files.',
  ],
  dismissed: [409, 'Somebody found that these are two people. Take that back first, if they were wrong.'],
  'not signed': [409, 'A payment waits for its second signature. Let it be signed or refused first.'],
  'not final': [409, 'A decision was made less than a minute ago. Wait until its mail has left, or undo it.'],
  'both decided': [
    409,
    'Both files have an offer or a payment. Take back one of them first: one person’s case can have only one.',
  ],
  'other decided': [409, 'The other file has an offer or a payment. That one has to stay.'],
  'other contract': [
    409,
    'The other file has a contract, which stays with its file. Keep that one, or void a contract that wasn’t sent.',
  ],
  'kept closed': [
    409,
    'This file is closed and the other is open. Keep the open one, or reopen this one first.',
  ],
  'two firms': [
    409,
    'We have written with the law firm of one file, and the file that stays would name another one, which must not read that. Keep the address of the firm that we wrote with.',
  ],
  mistakes: [400],
  'closed state': [422],
}

/** If things can't become exactly what they were, they stay as they are. */
export const undoRefusals: RefusalAnswers<UndoRefusal> = {
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

export const mergeMailWords: Localized<typeof en> = localized({ en })

export const droppedMailWords: Localized<typeof dropped> = localized({ en: dropped })
