import { definePlainTexts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import { en } from './en/texts.ts'

export const applyTexts = definePlainTexts('pages', localized({ en: en.apply }))

export const applyPageTexts = definePlainTexts('pages', localized({ en: en.applyPage }))

export const thankYouPageTexts = definePlainTexts('pages', localized({ en: en.thankYouPage }))
