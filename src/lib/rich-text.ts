import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** No scripts, frames, forms or styles. The page has the only h1, so headings in a text start at h2. */
export const allowed = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Browsers refuse an http picture on an https page.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attributes } }),
  },
} satisfies sanitizeHtml.IOptions

export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, allowed)
}

export function markdownToHtml(markdown: string): string {
  return sanitizeRichText(marked.parse(markdown, { async: false }))
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** A short answer in a list: headings of its own would break the list's outline. */
const allowedInAnswers = {
  ...allowed,
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'a', 'strong', 'b', 'em', 'i'],
  transformTags: Object.fromEntries(headings.map((heading) => [heading, 'p'])),
} satisfies sanitizeHtml.IOptions

export function answerToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowedInAnswers)
}

/** Nothing in plain words becomes markup, and a line break stays one. */
export function plainToHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

export function htmlToPlain(html: string): string {
  const spaced = html.replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr)>/gi, ' $&')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return unescapeHtml(text).replaceAll(/\s+/g, ' ').trim()
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character as keyof typeof entities])
}

function unescapeHtml(text: string): string {
  // The ampersand last, so that "&amp;lt;" becomes the words "&lt;" and not a bracket.
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
}
