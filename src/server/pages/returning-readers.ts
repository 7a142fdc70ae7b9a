import { caseHint, findReturning, sentName } from '#site/returning.ts'

/**
 * Marks a browser that has applied, before the first paint, on a page that greets it: the line is then there from the
 * start and moves nothing. The page itself stays the same for everyone.
 */
export function markReturningReaders(html: string, nonce: string): string {
  if (!html.includes(' data-greeting=')) return html
  const names = JSON.stringify([caseHint, sentName]).slice(1, -1)
  const script = `(${findReturning})(${names})&&document.documentElement.setAttribute('data-returning','')`
  return html.replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`)
}
