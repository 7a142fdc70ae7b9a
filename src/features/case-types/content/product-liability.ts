import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/product-liability.ts'

export const productLiability = {
  slug: 'product-liability',
  picture: 'ladder',
  applicationCode: 'product-liability',
  funding: [10_000, 500_000],
  months: [12, 72],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
