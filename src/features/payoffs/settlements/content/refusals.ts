import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { mapLocales } from '#site/locale.ts'
import type { SettlementRefusal } from '../mutations.ts'
import { settlementWords } from './words.ts'

export const settlementRefusals: RefusalAnswers<SettlementRefusal> = answersIn(
  {
    ...{ unknown: 404, 'nothing out': 409, 'key used': 409, mistaken: 422 },
    ...{ 'too late': 409, 'not theirs': 403, 'too many': 409 },
  },
  mapLocales((locale) => settlementWords[locale].refusals),
)
