import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized, pick } from '#site/locale.ts'
import { maxDocuments, mostDocuments } from '../data/room.ts'
import type { Refusal } from '../schema/reservations.ts'
import { en } from './en/refusals.ts'

const words: Localized<typeof en> = localized({ en })

const plain = answersIn<Exclude<Refusal, 'full' | 'all full'>>(
  {
    unknown: 404,
    'too late': 410,
    'too large': 413,
    'type not allowed': 415,
    'not requested': 400,
    'too many open': 409,
    'registered already': 409,
    'not arrived': 409,
    'wrong size': 400,
    'no space': 503,
    'sender over budget': 429,
    'day over budget': 503,
  },
  pick(words, ({ refusals }) => refusals),
)

const received = pick(words, ({ refusals }) => refusals['registered already'])

export const uploadRefusals: RefusalAnswers<Refusal> = {
  ...plain,
  'not requested': [
    400,
    pick(words, ({ refusals }) => refusals['not requested']),
    { fileType: [pick(words, ({ notRequested }) => notRequested)] },
  ],
  full: [409, pick(words, ({ full }) => full(maxDocuments))],
  'all full': [409, pick(words, ({ allFull }) => allFull(mostDocuments))],
  'registered already': [409, received, { uploadURL: [received] }],
}

export const formUploadRefusals: RefusalAnswers<Refusal> = {
  ...uploadRefusals,
  'registered already': [409, received, { filePath: [received] }],
}
