import { byFee } from './by-fee.ts'
import { byLimit } from './by-limit.ts'
import { byShare } from './by-share.ts'

export type { WorkedSheet } from './worked.ts'
export const workedSheets = [...byFee, ...byShare, ...byLimit]
