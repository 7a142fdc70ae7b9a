/**
 * The editor of texts has to find each text in the real page. In a preview, words carry their key in letters
 * that no text has; in the finished page, these marks become comments, which change nothing visible.
 */
const [start, middle, end] = ['\uE000', '\uE001', '\uE002']
const whole = `${start}([a-z0-9.-]+)${middle}|${end}`

/** Tags with their attributes, and elements whose words can't hold a comment. */
const markup = String.raw`<(?:title|textarea|style)\b[\s\S]*?<\/(?:title|textarea|style)>|<[^>]*>`

const dropMarks = (words: string) =>
  words.replaceAll(new RegExp(whole, 'g'), '').replaceAll(new RegExp(`[${start}${middle}${end}]`, 'g'), '')

export const markText = (key: string, words: string): string =>
  `${start}${key}${middle}${dropMarks(words)}${end}`

/** Marks in words become `<!--text hero.headline-->…<!--/text-->`; all other marks go. */
export const showTextMarks = (html: string): string =>
  html.replaceAll(new RegExp(`(${markup})|${whole}`, 'g'), (found, tag?: string, key?: string) => {
    if (tag) return dropMarks(tag)
    return key ? `<!--text ${key}-->` : found === end ? '<!--/text-->' : ''
  })
