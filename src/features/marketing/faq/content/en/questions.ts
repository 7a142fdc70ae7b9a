import { attorney } from './questions/attorney.ts'
import { benefits } from './questions/benefits.ts'
import { cost } from './questions/cost.ts'
import { eligibility } from './questions/eligibility.ts'
import { information } from './questions/information.ts'
import { losing } from './questions/losing.ts'
import { signing } from './questions/signing.ts'
import { timing } from './questions/timing.ts'

/** By id, which links name. Answers are Markdown; `values.ts` has the words in braces. */
export const en = { cost, losing, timing, signing, attorney, eligibility, benefits, information }
