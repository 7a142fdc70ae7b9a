import { attorney } from './attorney.ts'
import { benefits } from './benefits.ts'
import { cost } from './cost.ts'
import { eligibility } from './eligibility.ts'
import { information } from './information.ts'
import { losing } from './losing.ts'
import { signing } from './signing.ts'
import { timing } from './timing.ts'

/** By id, which links name. Answers are Markdown; `values.ts` has the words in braces. */
export const en = { cost, losing, timing, signing, attorney, eligibility, benefits, information }
