import { useLocation, useMatches } from 'react-router'
import { anchorLink, anchors, paths, phoneLink } from '#site/paths.ts'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'
import type { ChromeTexts } from '../content.ts'

/** Pages that are the application, or come after it. */
const without: readonly string[] = [paths.apply, paths.thankYou]

/**
 * Apply and the phone number within reach of a thumb. The last thing on the page: there it stands below the footer and
 * covers nothing. `styles/thumb-bar.css` and `keepWithinReach` say when it steps aside.
 */
export function ThumbBar({ texts }: { texts: ChromeTexts }) {
  const words = useWords(chromeWords)
  const { pathname } = useLocation()
  const isMissing = useMatches().some(({ loaderData }) => isNotFound(loaderData))
  const phone = texts['global.contact.phone']
  if (without.includes(pathname)) return null
  return (
    <nav aria-label={words.applyOrCall} className="thumb-bar on-paper oxford">
      <ButtonLink to={isMissing ? paths.apply : findApplication(pathname)} variant="apply" size="small">
        {words.apply.page}
      </ButtonLink>
      <ButtonAnchor href={phoneLink(phone)} variant="outline" size="small" aria-label={words.call(phone)}>
        <PhoneIcon />
        {words.callShort}
      </ButtonAnchor>
    </nav>
  )
}

const isNotFound = (data: unknown) => data instanceof Object && 'found' in data && data.found === false

/** The form of the page itself, or the application with what the page is about. */
function findApplication(pathname: string): string {
  const [, kind, name] = pathname.split('/')
  if (pathname === paths.home || (name && pathname === paths.caseType(name)))
    return anchorLink(anchors.applicationForm)
  if (kind && name && pathname.toLowerCase() === paths.state(name))
    return paths.applyFor({ state: name.toUpperCase() })
  if (pathname === paths.forAttorneys) return paths.applyFor({ role: 'attorney' })
  return paths.apply
}
