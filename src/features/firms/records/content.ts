import type { RefusalAnswers } from '#lib/refusals.ts'
import type { FirmRefusal } from './mutations.ts'

export const firmRefusals: RefusalAnswers<FirmRefusal> = {
  unknown: [404, 'There is no record of this law firm.'],
  changed: [409, 'Somebody changed this firm’s record meanwhile. Look at it again before you save.'],
  'is merged': [409, 'This firm was merged into another. Part the two before you change it.'],
  // The domain's own sentence says why.
  'mail service': [422],
}

/** Days are business days, the middle value of 24 months. */
export const firmCsvHeader = [
  'Law firm',
  'Other names',
  'Domains',
  'Addresses',
  'Phone',
  'Open files',
  'Closed files',
  'People',
  'Days to confirm',
  'Days to answer',
  'id',
]
