import { firmRateLimit } from '#features/case/firm/api.ts'
import { caseFormLimit } from '#features/case/without-scripts/api.ts'
import { checkRateLimit } from '#features/check/api.ts'
import { contactRateLimit } from '#features/contact/api.ts'
import { attorneyRateLimit } from '#features/contract-page/acknowledgment/api.ts'
import { letterFormLimit } from '#features/payoff-page/firm-payoff/api.ts'
import { payoffFormLimit } from '#features/payoff-page/firm-settlement/api.ts'
import { paths } from '#site/paths.ts'

/** Pages whose forms work without scripts, with their limits. */
export const formLimits = (factor: number) => ({
  [paths.contact]: contactRateLimit(factor),
  [paths.check]: checkRateLimit(factor),
  [paths.case]: caseFormLimit(factor),
  [`${paths.case}/:token`]: caseFormLimit(factor),
  [`${paths.case}/:token/contract`]: caseFormLimit(factor),
  [`${paths.case}/:token/contract/:step`]: caseFormLimit(factor),
  '/client/:token/contract': caseFormLimit(factor),
  '/client/:token/contract/:step': caseFormLimit(factor),
  [paths.firm]: caseFormLimit(factor),
  [`${paths.firm}/:token`]: firmRateLimit(factor),
  [`${paths.firm}/:token/contract`]: attorneyRateLimit(factor),
  [`${paths.firm}/:token/payoff`]: letterFormLimit(factor),
  [`${paths.case}/:token/payoff`]: letterFormLimit(factor),
  [`${paths.firm}/:token/settlement`]: payoffFormLimit(factor),
  [`${paths.firm}/:token/reduction`]: payoffFormLimit(factor),
  [`${paths.case}/:token/reduction`]: payoffFormLimit(factor),
  [`${paths.case}/:token/settlement`]: payoffFormLimit(factor),
  [`${paths.case}/:token/acknowledgment`]: attorneyRateLimit(factor),
})
