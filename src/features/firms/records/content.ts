import type { RefusalAnswers } from '#lib/refusals.ts'
import type { FirmRefusal } from './mutations.ts'

export const firmRefusals: RefusalAnswers<FirmRefusal> = {
  unknown: [404, 'There is no record of this law firm.'],
  changed: [409, 'Somebody changed this firm’s record meanwhile. Look at it again before you save.'],
  'mail service': [422],
}
