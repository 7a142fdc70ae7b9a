import { byCompounding } from './by-compounding.ts'
import { byRate } from './by-rate.ts'
import { byRecovery } from './by-recovery.ts'
import { bySteps } from './by-steps.ts'

export const workedPrices = [...bySteps, ...byRate, ...byCompounding, ...byRecovery]
