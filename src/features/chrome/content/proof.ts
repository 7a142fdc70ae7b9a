import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/proof.ts'

export const proofWords: Localized<typeof en> = localized({ en })
