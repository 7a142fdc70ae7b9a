import { brand } from './brand.ts'

/** For an address that is a permission: keeps it out of referrers and search indexes. */
export const privateHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

/** Titles end up in histories and screenshots: give it one that names no one. */
export const privateMeta = (title: string | undefined, company: string | undefined) => [
  { title: [title, company].filter(Boolean).join(' | ') || brand.name },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/** The title of an admin's screen, which search engines must not list. */
export const unlisted = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]
