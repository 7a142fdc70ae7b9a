import { localized } from '#site/locale.ts'
import type { CaseTypeDefinition } from '../schema.ts'
import { en } from './en/medical-malpractice.ts'

export const medicalMalpractice = {
  slug: 'medical-malpractice',
  picture: 'stethoscope',
  applicationCode: 'medical-malpractice',
  funding: [15_000, 1_000_000],
  months: [24, 84],
  copy: localized({ en }),
} as const satisfies CaseTypeDefinition
