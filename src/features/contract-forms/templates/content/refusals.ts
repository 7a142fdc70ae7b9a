import type { RefusalAnswers } from '#lib/refusals.ts'
import type { FormRefusal } from '../mutations.ts'

export const formRefusals: RefusalAnswers<FormRefusal> = {
  unknown: [404, 'There is no such contract form.'],
  'no such form': [422, 'There is no such form to begin from.', { from: ['Choose a form that is there'] }],
  'draft exists': [409, 'There is a draft already. Put it in force or discard it before you begin another.'],
  frozen: [409, 'This form was confirmed, so no word of it changes. Begin a new one from it.'],
  discarded: [409, 'This draft was discarded. Begin a new one.'],
  changed: [409, 'Somebody else changed this form meanwhile. Look at it again before you save.'],
  mistakes: [422, 'Some lines can’t be printed like this. Nothing was saved.'],
  'no letter': [422, 'The lawyer’s letter is missing.', { letter: ['Add the letter as a PDF'] }],
  'old letter': [
    422,
    'The words changed after the letter came.',
    { letter: ['Add a letter about the words as they are now'] },
  ],
  future: [422, 'That day is still to come.'],
}

const noPdf = 'This is not a PDF. Send the letter as a PDF file.'
const tooLarge = 'This file is larger than 10 MB. Send a smaller one.'

export const letterRefusals: RefusalAnswers<FormRefusal | 'not a PDF' | 'too large'> = {
  ...formRefusals,
  'not a PDF': [415, noPdf, { letter: [noPdf] }],
  'too large': [413, tooLarge, { letter: [tooLarge] }],
}
