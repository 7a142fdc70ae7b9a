import { escapeForScript } from './escape-for-script.ts'
import { slimPage } from './slim-page.ts'
import { type PageScripts, startPage } from './start-page.ts'

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script( nonce="[^"]+")? type="module" async="">([\s\S]*?)<\/script>/
/** Written by the frame of the public site. */
const patient = / data-patient=/

/** The router's list of all routes. */
const allRoutes = /\/assets\/manifest-\w+\.js/g

export type PublicScripts = {
  frame: string
  /** Stands in for the list of all routes. */
  routes?: string
}

type StartedPage = {
  html: string
  modules: string[]
  /** It waits for React, and is left by loading the next page. */
  isPatient: boolean
}

/**
 * A page can be read, and its links, menu and forms work, before its scripts arrive. So words, styles, fonts and
 * pictures go first, and scripts are requested once something is painted; a public page leaves React out until it is
 * wanted (docs/decisions/077). A policy that trusts inline scripts by hash must trust the module's text too.
 */
export function startModulesAfterPaint(html: string, forPublic?: PublicScripts): StartedPage {
  const [element, nonce = '', module] = moduleScript.exec(html) ?? []
  if (!element || module === undefined) return { html, modules: [], isPatient: false }
  const { frame, routes } = (patient.test(html) && forPublic) || {}
  const isPatient = frame !== undefined
  const shorten = (script: string) => (routes ? script.replaceAll(allRoutes, routes) : script)
  const hrefs: string[] = []
  const page = html.replace(preloads, (_link, href: string) => {
    hrefs.push(shorten(href))
    return ''
  })
  const source = shorten(module)
  const scripts: PageScripts = { hrefs, source, ...(isPatient && { frame }) }
  const start = `<script${nonce}>(${startPage})(${escapeForScript(scripts)})</script>`
  // Behind the stylesheet: a browser builds no page until that is here, and can't lay one out without styles.
  const started = page.replace(element, '<script></script>').replace('</head>', () => `${start}</head>`)
  return {
    html: isPatient ? slimPage(started) : started,
    modules: [source],
    isPatient,
  }
}
