import { startAfterPaint } from './start-after-paint.ts'

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script( nonce="[^"]+")? type="module" async="">([\s\S]*?)<\/script>/

/**
 * A page can be read, and its links, menu and forms work, before its scripts arrive. So words, styles, fonts and
 * pictures go first, and the modules are requested once something is painted: see docs/decisions/011. The module's
 * text is unchanged; whoever trusts inline scripts by hash must trust it too.
 */
export function startModulesAfterPaint(html: string): { html: string; modules: string[] } {
  const [element, nonce = '', source] = moduleScript.exec(html) ?? []
  if (!element || source === undefined) return { html, modules: [] }
  const hrefs: string[] = []
  const page = html
    .replace(preloads, (_link, href: string) => {
      hrefs.push(href)
      return ''
    })
    .replace(
      element,
      () =>
        `<script${nonce}>(${startAfterPaint})(${escapeForScript(hrefs)},${escapeForScript(source)})</script>`,
    )
  return { html: page, modules: [source] }
}

/** A value as JavaScript that cannot end the script element. */
const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
