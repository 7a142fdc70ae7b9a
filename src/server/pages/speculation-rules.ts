import { addressIn, privateAreas } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'

/** These must not run before a visitor opens them, or belong to one visitor at one moment. */
const never = [...[...privateAreas, '/api'].flatMap((area) => [area, `${area}/*`]), '/*.xml', '/*.png']
/** Fetched ahead, but their scripts wait for the visitor. */
const onlyFetched = [paths.apply, paths.thankYou, paths.contact, paths.cost, paths.costOffers]

const plainLink = { not: { selector_matches: '[href*="?"], [target], [download]' } }
const eagerness = 'moderate'

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
function rulesIn(locale: Locale) {
  const fetched = onlyFetched.map((path) => addressIn(locale, path))
  const where = {
    and: [{ href_matches: '/*' }, plainLink, { not: { href_matches: [...never, ...fetched] } }],
  }
  return {
    prerender: [{ where, eagerness }],
    prefetch: [{ where: { and: [{ href_matches: fetched }, plainLink] }, eagerness }],
  }
}

/** For pages that open by loading: see docs/decisions/077. */
export function addSpeculationRules(html: string, locale: Locale, nonce: string): string {
  const rules = JSON.stringify(rulesIn(locale))
  return html.replace(
    '</body>',
    () => `<script type="speculationrules" nonce="${nonce}">${rules}</script></body>`,
  )
}
