import { definePlainTexts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import { en } from './en/hero.ts'

export const heroTexts = definePlainTexts('hero', localized({ en }))
