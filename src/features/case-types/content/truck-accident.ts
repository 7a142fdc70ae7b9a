import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/truck-accident.ts'

export const truckAccident = {
  slug: 'truck-accident',
  picture: 'truck',
  applicationCode: 'auto-accident',
  funding: [10_000, 500_000],
  months: [12, 60],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
