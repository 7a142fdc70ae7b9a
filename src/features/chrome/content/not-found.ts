import { definePage, definePlainTexts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import { en } from './en/not-found.ts'

export const notFoundTexts = definePlainTexts('pages', localized({ en }))

export const notFoundPage = definePage({
  name: 'Not found',
  path: '/not-found',
  route: '*',
  file: 'features/chrome/pages/not-found.tsx',
  texts: notFoundTexts,
})
