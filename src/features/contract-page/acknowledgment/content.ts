import { caseOpeningRefusals, firmOpeningRefusals } from '#features/access/content.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import type { AttorneyOpeningRefusal, Side } from './mutations.ts'

export const attorneyOpeningRefusals: Record<Side, RefusalAnswers<AttorneyOpeningRefusal | 'only read'>> = {
  firm: {
    ...firmOpeningRefusals,
    'not opened here': firmOpeningRefusals['not signed in'],
    'not theirs': firmOpeningRefusals.unknown,
  },
  case: { ...caseOpeningRefusals, 'not theirs': caseOpeningRefusals.unknown },
}
