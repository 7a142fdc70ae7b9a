/**
 * One piece for a reader: a paragraph, a heading, an item, a cell. `isCited`: the name of a statute or
 * decision.
 */
export type Block = { text: string; isCited: boolean }

const unread = /^(script|style|svg|template|noscript|select|textarea|nav|iframe)$/
const inline = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const hidden = /\s(hidden|aria-hidden="true")/
const onItsOwn = /\sclass="(?:[^"]*\s)?(block|flex|grid|inline-flex|inline-block)[\s"]/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': '’',
  '#39': '’',
  nbsp: ' ',
}

/**
 * The blocks of a page's main part, in order, except in elements whose tag matches `without`. It expects
 * closed tags, as React and our sanitizer write them.
 */
export function readBlocks(html: string, without?: RegExp): Block[] {
  const blocks: Block[] = []
  const open: { tag: string; breaks: boolean; skips: boolean }[] = []
  let text = ''
  let cited = ''
  const finish = () => {
    const said = text.replaceAll(/\s+/g, ' ').trim()
    if (/[\p{L}\p{N}]/u.test(said))
      blocks.push({ text: said, isCited: said === cited.replaceAll(/\s+/g, ' ').trim() })
    text = ''
    cited = ''
  }
  for (const [token, closing, tag] of mainOf(html).matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g,
  )) {
    if (token.startsWith('<!--')) continue
    if (!tag) {
      if (open.some(({ skips }) => skips)) continue
      const words = token.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
      text += words
      if (open.some((parent) => parent.tag === 'cite')) cited += words
    } else if (tag === 'br') {
      text += ' '
    } else if (closing) {
      const place = open.findLastIndex((parent) => parent.tag === tag)
      if (open[place]?.breaks) finish()
      if (place >= 0) open.length = place
    } else if (!empty.test(tag)) {
      const breaks = !inline.test(tag) || onItsOwn.test(token)
      if (breaks) finish()
      open.push({
        tag,
        breaks,
        skips: unread.test(tag) || hidden.test(token) || without?.test(token) === true,
      })
    }
  }
  finish()
  return blocks
}

function mainOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
  if (!main) throw new Error('The page has no main part.')
  return main
}
