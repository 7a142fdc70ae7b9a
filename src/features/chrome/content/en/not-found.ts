export const en = {
  'not-found.title': '404 Page Not Found',
  'not-found.text': 'There’s no page at this address. It may have moved, or the link may have a typo.',
}
