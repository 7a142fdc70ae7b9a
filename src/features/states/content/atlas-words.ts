import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/atlas-words.ts'
import type { FaultRule } from './profile.ts'

export const faultRules: readonly FaultRule[] = [
  'pure',
  'modified-51',
  'modified-50',
  'slight-gross',
  'contributory',
]

export const atlasWords: Localized<typeof en> = localized({ en })
