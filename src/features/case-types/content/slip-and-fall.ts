import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/slip-and-fall.ts'

export const slipAndFall = {
  slug: 'slip-and-fall',
  picture: 'stairs',
  applicationCode: 'slip-fall',
  funding: [3_000, 75_000],
  months: [6, 24],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
