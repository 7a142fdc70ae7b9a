import { caseOpeningRefusals, firmOpeningRefusals } from '#features/access/content.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
import type { Side } from './components/place.ts'
import { payoffFrameWords } from './content/words.ts'
import type { PayoffOpeningRefusal } from './mutations.ts'

type Refusal = PayoffOpeningRefusal | 'only read' | 'by counsel'

const byCounsel = [403, pick(payoffFrameWords, ({ byCounsel }) => byCounsel)] as const

export const payoffOpeningRefusals: Record<Side, RefusalAnswers<Refusal>> = {
  firm: {
    ...firmOpeningRefusals,
    'not opened here': firmOpeningRefusals['not signed in'],
    'not theirs': firmOpeningRefusals.unknown,
    'by counsel': byCounsel,
  },
  case: { ...caseOpeningRefusals, 'not theirs': caseOpeningRefusals.unknown, 'by counsel': byCounsel },
}
