import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/car-accident.ts'

export const carAccident = {
  slug: 'car-accident',
  picture: 'car',
  applicationCode: 'auto-accident',
  funding: [5_000, 100_000],
  months: [6, 36],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
