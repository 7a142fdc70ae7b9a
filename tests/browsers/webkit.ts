import { globSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { type OtherBrowser, screen } from './browser.ts'
import { startBrowser } from './process.ts'

/** The name under which WebDriver hands out elements. */
const reference = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit, which is behind every browser of an iPhone, by WebDriver. It wants a screen; nobody looks at it. */
export async function openWebKit(): Promise<OtherBrowser> {
  const port = await freePort()
  const driver = startBrowser('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(port)], {
    // Its sandbox needs rights that containers and root do not give; it opens only our pages.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
    return value
  }
  while (
    !(await call('GET', '/status').then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100))

  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch: wanted } })
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  await call('POST', `${session}/window/rect`, screen)
  const run = (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] })
  const find = async (element: string) => {
    const found = await run(`return ${element}`)
    if (!found) throw new Error(`Nothing is found by ${element}`)
    return `${session}/element/${(found as Record<string, string>)[reference]}`
  }
  return {
    async open(url) {
      await call('POST', `${session}/url`, { url })
    },
    read: async <Value>(expression: string) => (await run(`return ${expression}`)) as Value,
    async click(element) {
      await call('POST', `${await find(element)}/click`, {})
    },
    async type(element, text) {
      await call('POST', `${await find(element)}/value`, { text })
    },
    async attach(element, file) {
      await call('POST', `${await find(element)}/value`, { text: file })
    },
    async close() {
      await call('DELETE', session).catch(() => {})
      await driver.stop()
    },
  }
}
