import { NotPlain, toPlain } from '#ui/router-state.ts'
import { escapeForScript } from './escape-for-script.ts'

const context =
  /<script[^>]*>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/
const state = /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/g
const end = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/
const scrolling = /(<script)[^>]*>\(\(storageKey, restoreKey\)[\s\S]*?(?=<\/script>)/

/** So that the page arrives without a second round trip (docs/decisions/077). */
export const slimPage = (html: string): string => leaveToBrowser(keepStateAsData(html))

/** React takes the router's state from this data later: src/ui/router-state.ts. */
function keepStateAsData(html: string): string {
  const [opening, settings = ''] = context.exec(html) ?? []
  const [chunk, more] = [...html.matchAll(state)]
  const [closing] = end.exec(html) ?? []
  if (!opening || !chunk || more || !closing) return html
  try {
    const data = { ...JSON.parse(settings), state: toPlain(JSON.parse(JSON.parse(chunk[1] ?? ''))) }
    return html
      .replace(chunk[0], '')
      .replace(closing, '')
      .replace(
        opening,
        () => `<script type="application/json" data-state="">${escapeForScript(data)}</script>`,
      )
  } catch (error) {
    if (error instanceof NotPlain) return html
    throw error
  }
}

/** The browser restores the scroll position here; the router's script would wait for storage. */
export const leaveToBrowser = (html: string) => html.replace(scrolling, '$1>')
