import { brand } from '../../src/site/brand.ts'
import { palette, translucent } from '../../src/site/palette.ts'
import { favicon } from '../engraving/ornament/favicon.ts'
import type { ArtFile } from '../files.ts'

/** The files that follow from the palette and the name and need no browser. */
export const brandFiles = (): ArtFile[] => [
  { path: 'src/ui/styles/palette.css', content: paletteStylesheet() },
  { path: 'public/site.webmanifest', content: manifest() },
  { path: 'public/favicon.svg', content: favicon() },
]

function paletteStylesheet(): string {
  const colors = Object.entries(palette).map(([name, color]) => `  --color-${name}: ${color};\n`)
  const veils = Object.entries(translucent).map(
    ([name, [color, opacity]]) => `  --color-${name}: rgb(${toRgb(palette[color])} / ${opacity});\n`,
  )
  return `/* Written by npm run art from src/site/palette.ts; change it there. */
@theme static {
  --color-transparent: transparent;
  --color-current: currentcolor;
${colors.join('')}${veils.join('')}}
`
}

/** #rrggbb as CSS numbers: 18 58 41. */
function toRgb(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
}

function manifest(): string {
  const content = {
    name: brand.name,
    short_name: brand.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette['green-800'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
