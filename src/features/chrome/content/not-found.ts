import { definePage, definePlainTexts } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'

export const notFoundTexts = definePlainTexts(
  'pages',
  localized({
    en: {
      'not-found.title': '404 Page Not Found',
      'not-found.text': 'There’s no page at this address. It may have moved, or the link may have a typo.',
    },
  }),
)

export const notFoundPage = definePage({
  name: 'Not found',
  path: '/not-found',
  route: '*',
  file: 'features/chrome/pages/not-found.tsx',
  texts: notFoundTexts,
})
