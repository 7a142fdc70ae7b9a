import { type LinkProps, Link as RouterLink, useHref } from 'react-router'
import { addressIn, basenameOf, hasOneAddress } from '#site/addresses.ts'
import { useLocale } from './locale.tsx'

/**
 * Keeps the reader's language. A router has the pages under one prefix, so between private pages, which have none,
 * and those of another language the browser loads the page.
 */
function LinkInLanguage(props: LinkProps) {
  const locale = useLocale()
  const here = useHref('/')
  // A plain link loads the page anyway.
  const { to, reloadDocument: _, ...rest } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  const address = addressIn(locale, to)
  const isHere = here === basenameOf(address === to ? 'en' : locale)
  return isHere ? <RouterLink {...props} /> : <a {...rest} href={address} />
}

export const Link = hasOneAddress ? RouterLink : LinkInLanguage
