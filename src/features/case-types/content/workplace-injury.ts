import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/workplace-injury.ts'

export const workplaceInjury = {
  slug: 'workplace-injury',
  picture: 'hardHat',
  applicationCode: 'workers-compensation',
  funding: [5_000, 200_000],
  months: [12, 48],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
