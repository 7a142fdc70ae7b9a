import sanitizeHtml from 'sanitize-html'
import { anchors } from '#site/paths.ts'
import { pictureAttributes } from '#site/pictures.ts'
import { xmlText } from '#site/xml.ts'
import { allowed, htmlToPlain } from './rich-text.ts'

export type Heading = { id: string; level: 2 | 3 | 4; text: string }

/** The allow-list of every edited text, plus what only the page itself may add. */
const shown: sanitizeHtml.IOptions = {
  ...allowed,
  allowedAttributes: {
    ...allowed.allowedAttributes,
    a: [...allowed.allowedAttributes.a, 'rel'],
    img: [...allowed.allowedAttributes.img, 'srcset', 'sizes', 'decoding'],
  },
  transformTags: {
    ...allowed.transformTags,
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: leadsOutside(attribs.href) ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, { srcset: _, sizes: __, ...attribs }) => ({
      tagName,
      attribs: { alt: '', ...attribs, ...readSize(attribs), loading: 'lazy', decoding: 'async' },
    }),
  },
}

/** Sanitizes once more, anchors headings, lets tables scroll, loads pictures late. */
export function arrangeArticle(html: string): { html: string; headings: Heading[] } {
  const clean = sanitizeHtml(html, shown)
  const headings: Heading[] = []
  const taken: Taken = new Map(Object.values(anchors).map((id) => [id, 1]))
  // The sanitizer's output is well formed, and headings and tables have no attributes in it.
  const anchored = clean.replaceAll(/<h([234])>([\s\S]*?)<\/h\1>/g, (whole, level: string, inner: string) => {
    const text = htmlToPlain(inner)
    if (text === '') return whole
    const id = makeFreeId(text, taken)
    headings.push({ id, level: Number(level) as Heading['level'], text })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return { html: makeTablesScrollable(anchored), headings }
}

/** Focusable, because it may need sideways scrolling, and therefore with a unique name. */
function makeTablesScrollable(html: string): string {
  const taken: Taken = new Map()
  return html
    .replaceAll(/<table>(?:\s*<caption>([\s\S]*?)<\/caption>)?/g, (table, caption = '') => {
      const label = makeFree(htmlToPlain(caption) || 'Table', taken, ' ')
      const region = `<div class="table-scroll" role="region" aria-label="${xmlText(label)}" tabindex="0">`
      return region + table.replace('<table>', '<table class="table">')
    })
    .replaceAll('</table>', '</table></div>')
}

function makeFreeId(text: string, taken: Taken): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['section']
  return makeFree(words.join('-').slice(0, 60).replace(/-$/, ''), taken, '-')
}

/** Each name's last number, so that the next of many equal ones is found at once. */
type Taken = Map<string, number>

function makeFree(name: string, taken: Taken, joint: string): string {
  let unique = name
  for (let turn = taken.get(name) ?? 1; taken.has(unique); ) {
    turn += 1
    unique = `${name}${joint}${turn}`
    taken.set(name, turn)
  }
  taken.set(unique, 1)
  return unique
}

const leadsOutside = (href = '') => /^\s*https?:/i.test(href)

function readSize({ src = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { srcSet, width, height } = pictureAttributes(src)
  if (width === undefined || height === undefined) return {}
  const size = { width: String(width), height: String(height) }
  return srcSet ? { ...size, srcset: srcSet, sizes: '(min-width: 48rem) 44rem, 100vw' } : size
}
