import { escapeForScript } from './escape-for-script.ts'
import { leaveToBrowser, slimPage } from './slim-page.ts'
import { type PageScripts, startPage } from './start-page.ts'

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script( nonce="[^"]+")? type="module" async="">([\s\S]*?)<\/script>/
const patient = / data-patient=/
const form = / data-form-island=/

const allRoutes = /\/assets\/manifest-\w+\.js/g

export type PublicScripts = {
  frame: string
  /** The application's form, which runs without the router: its entry, then what that imports. */
  form?: readonly string[]
  /** Replaces the list of all routes. */
  routes?: string
}

type StartedPage = {
  html: string
  modules: string[]
  /** It waits for React, and its links load the next page. */
  isPatient: boolean
}

/** Scripts start after the first paint, and a public page leaves React out at first (docs/decisions/077). */
export function startModulesAfterPaint(html: string, forPublic?: PublicScripts): StartedPage {
  if (form.test(html) && forPublic?.form) return startForm(html, forPublic.form)
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
  // Behind the stylesheet: a browser can't lay out a page without it.
  const started = page.replace(element, '<script></script>').replace('</head>', () => `${start}</head>`)
  return {
    html: isPatient ? slimPage(started) : started,
    modules: [source],
    isPatient,
  }
}

const routerState = /<script[^>]*>window\.__reactRouterContext[\s\S]*?<\/script>/g

/** Leaves out the router with everything that only it reads. */
function startForm(html: string, [entry = '', ...hrefs]: readonly string[]): StartedPage {
  const [element = '', nonce = ''] = moduleScript.exec(html) ?? []
  const source = `import ${JSON.stringify(entry)}`
  const scripts: PageScripts = { hrefs: [entry, ...hrefs], source }
  const start = `<script${nonce}>(${startPage})(${escapeForScript(scripts)})</script>`
  const page = html
    .replace(preloads, '')
    .replace(element, '')
    .replace(routerState, '')
    .replace('</head>', () => `${start}</head>`)
  return { html: leaveToBrowser(page), modules: [source], isPatient: false }
}
