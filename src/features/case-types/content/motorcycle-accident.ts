import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/motorcycle-accident.ts'

export const motorcycleAccident = {
  slug: 'motorcycle-accident',
  picture: 'motorcycle',
  applicationCode: 'auto-accident',
  funding: [8_000, 250_000],
  months: [8, 48],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
