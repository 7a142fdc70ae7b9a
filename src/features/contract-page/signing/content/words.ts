import { type Localized, localized } from '#site/locale.ts'
import { en as offer } from './en/offer.ts'
import { en as states } from './en/states.ts'
import { en as steps } from './en/steps.ts'

export const offerWords: Localized<typeof offer> = localized({ en: offer })
export const stateWords: Localized<typeof states> = localized({ en: states })
export type StepWords = typeof steps
export const stepWords: Localized<typeof steps> = localized({ en: steps })
