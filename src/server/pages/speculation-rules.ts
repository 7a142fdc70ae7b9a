import { paths } from '#site/paths.ts'

/** Pages that must not run before somebody opens them, or that are for one visitor at one moment. */
const never = [
  ...['admin', 'case', 'firm', 'upload', 'continue', 'api'].flatMap((area) => [`/${area}`, `/${area}/*`]),
  '/*.xml',
  '/*.png',
]
/** Fetched, and not run: what they do begins with the visitor. */
const onlyFetched = [paths.apply, paths.thankYou, paths.contact, paths.cost, paths.costOffers]

const plainLink = { not: { selector_matches: '[href*="?"], [target], [download]' } }
const eagerness = 'moderate'

/**
 * Lets Chromium prepare the page that somebody points at, so that it opens at once:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, plainLink, { not: { href_matches: [...never, ...onlyFetched] } }],
      },
      eagerness,
    },
  ],
  prefetch: [{ where: { and: [{ href_matches: onlyFetched }, plainLink] }, eagerness }],
}

/** For pages that are opened by loading them: see docs/decisions/077. */
export function addSpeculationRules(html: string, nonce: string): string {
  return html.replace(
    '</body>',
    () => `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script></body>`,
  )
}
