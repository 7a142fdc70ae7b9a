import { rareLetters } from '#ui/fonts/rare-letters.ts'

const urls = import.meta.glob<string>('../../ui/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

const parts = rareLetters.map(({ name, letters }) => ({
  pattern: new RegExp(`[${letters}]`),
  links: Object.entries(urls)
    .filter(([file]) => file.endsWith(`-${name}.woff2`))
    .map(
      ([, url]) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous"/>`,
    )
    .join(''),
}))
const scripts = /<script[\s\S]*?<\/script>/g

/** A face counts only at the first paint (docs/decisions/077), so a page with a rare letter preloads it. */
export function preloadRareLetters(html: string): string {
  const shown = html.replace(scripts, '')
  const links = parts.filter(({ pattern }) => pattern.test(shown)).map(({ links }) => links)
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`)
}
