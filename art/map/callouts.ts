// Labels set by hand: the small states of the east get theirs in the Atlantic with a line, and a few large ones
// read better away from their roomiest point. In units of the 975 by 610 map.

import type { StateCode } from '../../src/domain/states.ts'
import type { Point } from '../engraving/geometry.ts'

export type Callout = { at: Point; from?: Point }

export const callouts: Partial<Record<StateCode, Callout>> = {
  VT: { at: [842, 92], from: [862, 138] },
  NH: { at: [952, 142], from: [888, 150] },
  MA: { at: [968, 168], from: [889, 177] },
  RI: { at: [968, 194], from: [893, 189] },
  CT: { at: [968, 220], from: [876, 194] },
  NJ: { at: [968, 246], from: [856, 232] },
  DE: { at: [968, 272], from: [843, 259] },
  MD: { at: [968, 298], from: [822, 254] },
}
