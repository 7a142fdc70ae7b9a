import { caseOpeningRefusals, firmOpeningRefusals } from '#features/access/content.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import type { Side } from './components/place.ts'
import type { PayoffOpeningRefusal } from './mutations.ts'

export const payoffOpeningRefusals: Record<Side, RefusalAnswers<PayoffOpeningRefusal | 'only read'>> = {
  firm: {
    ...firmOpeningRefusals,
    'not opened here': firmOpeningRefusals['not signed in'],
    'not theirs': firmOpeningRefusals.unknown,
  },
  case: { ...caseOpeningRefusals, 'not theirs': caseOpeningRefusals.unknown },
}
