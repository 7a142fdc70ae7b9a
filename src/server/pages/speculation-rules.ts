import { paths } from '#site/paths.ts'

/** These must not run before a visitor opens them, or belong to one visitor at one moment. */
const never = [
  ...['admin', 'case', 'firm', 'upload', 'continue', 'api'].flatMap((area) => [`/${area}`, `/${area}/*`]),
  '/*.xml',
  '/*.png',
]
/** Fetched ahead, but their scripts wait for the visitor. */
const onlyFetched = [paths.apply, paths.thankYou, paths.contact, paths.cost, paths.costOffers]

const plainLink = { not: { selector_matches: '[href*="?"], [target], [download]' } }
const eagerness = 'moderate'

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
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

/** For pages that open by loading: see docs/decisions/077. */
export function addSpeculationRules(html: string, nonce: string): string {
  return html.replace(
    '</body>',
    () => `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script></body>`,
  )
}
