/**
 * The editor of texts shows the real page, and has to find each text in it. A page's components put words anywhere, so
 * the words carry their key with them, in letters that no text has, until the page is written. There the marks become
 * comments, which change nothing that is seen. Only previews have them.
 */
const [start, middle, end] = ['\uE000', '\uE001', '\uE002']
const whole = `${start}([a-z0-9.-]+)${middle}|${end}`

/** Tags with their attributes, and elements whose words cannot hold a comment. */
const markup = String.raw`<(?:title|textarea|style)\b[\s\S]*?<\/(?:title|textarea|style)>|<[^>]*>`

const dropMarks = (words: string) =>
  words.replaceAll(new RegExp(whole, 'g'), '').replaceAll(new RegExp(`[${start}${middle}${end}]`, 'g'), '')

export const markText = (key: string, words: string): string =>
  `${start}${key}${middle}${dropMarks(words)}${end}`

/** Turns the marks in a page's words into comments, `<!--text hero.headline-->…<!--/text-->`, and drops all others. */
export const showTextMarks = (html: string): string =>
  html.replaceAll(new RegExp(`(${markup})|${whole}`, 'g'), (found, tag?: string, key?: string) => {
    if (tag) return dropMarks(tag)
    return key ? `<!--text ${key}-->` : found === end ? '<!--/text-->' : ''
  })
