import { plainTexts } from './definition.ts'

export const notFoundTexts = plainTexts(
  { section: 'pages', usedOn: 'Not found' },
  {
    'not-found.title': '404 Page Not Found',
    'not-found.text': 'There is no page at this address. It may have moved, or the link may have a typo.',
  },
)
