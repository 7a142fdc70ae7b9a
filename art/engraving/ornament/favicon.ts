// The mark for 16 and 32 px: the same lighthouse with bolder beams and two furrows a side, on a paper ground so
// that it holds on a dark tab.

import { palette } from '../../../src/site/palette.ts'
import { INK } from '../plate.ts'

const CUTS =
  // lantern, tower, beams
  'M13 6.3 16 3.6l3 2.7v1.1h-.7v3.2H20v1.9h-8v-1.9h1.7V7.4H13z' +
  'M13.4 13.9h5.2l1 6.3h-7.2z' +
  'M11.6 7.8v2.1L2.7 12.4A13.8 13.8 0 0 1 5 7.4zM20.4 7.8v2.1l8.9 2.5A13.8 13.8 0 0 0 27 7.4z' +
  // furrows
  'M11.7 22 4.9 24.2a13.8 13.8 0 0 0 2 2.2l6.1-4.2z' +
  'M20.3 22l6.8 2.2a13.8 13.8 0 0 1-2 2.2L19 22.2z' +
  'M14.5 22.4l-4.3 6a13.8 13.8 0 0 0 3.9 1.3l1.3-7.3zM17.5 22.4l4.3 6a13.8 13.8 0 0 1-3.9 1.3l-1.3-7.3z'

export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="16" fill="${INK}"/><path fill="${palette.paper}" d="${CUTS}"/></svg>\n`
}
