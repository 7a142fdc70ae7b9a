import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/wrongful-death.ts'

export const wrongfulDeath = {
  slug: 'wrongful-death',
  picture: 'candle',
  applicationCode: 'wrongful-death',
  funding: [25_000, 2_000_000],
  months: [12, 60],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
