import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { type OtherBrowser, screen } from './browser.ts'
import { startBrowser } from './process.ts'

type Answer = { id?: number; type: 'success' | 'error' | 'event'; result?: unknown; message?: string }
type Evaluated = { type: string; result?: { sharedId?: string; value?: string }; exceptionDetails?: unknown }

/** Firefox by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(): Promise<OtherBrowser> {
  const port = await freePort()
  const firefox = startBrowser('firefox-esr', [
    '--headless',
    '--no-remote',
    '--new-instance',
    ...['--remote-debugging-port', String(port)],
  ])
  const line = await connect(`ws://127.0.0.1:${port}/session`)
  const call = speak(line)
  await call('session.new', { capabilities: {} })
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''
  await call('browsingContext.setViewport', { context, viewport: screen })

  const evaluate = async (expression: string) => {
    const answer = (await call('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })) as Evaluated
    if (answer.type !== 'success') throw new Error(`Firefox: ${JSON.stringify(answer.exceptionDetails)}`)
    return answer.result
  }
  const find = async (element: string) => {
    const found = await evaluate(`(() => {
      const element = ${element}
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element
    })()`)
    if (!found?.sharedId) throw new Error(`Nothing is found by ${element}`)
    return { sharedId: found.sharedId }
  }
  const act = (actions: object[]) => call('input.performActions', { context, actions })
  const click = async (element: string) => {
    const origin = { type: 'element', element: await find(element) }
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }
  return {
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async read<Value>(expression: string) {
      const answer = await evaluate(`JSON.stringify(${expression}) ?? 'null'`)
      return JSON.parse(answer?.value ?? 'null') as Value
    },
    click,
    async type(element, text) {
      await evaluate(`${element}.focus()`)
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act([{ type: 'key', id: 'keyboard', actions }])
    },
    async attach(element, file) {
      await call('input.setFiles', { context, element: await find(element), files: [file] })
    },
    async close() {
      line.close()
      await firefox.stop()
    },
  }
}

async function connect(address: string): Promise<WebSocket> {
  for (;;) {
    const line = new WebSocket(address)
    const isOpen = await Promise.race([
      once(line, 'open').then(() => true),
      once(line, 'error').then(() => false),
    ])
    if (isOpen) return line
    await delay(100)
  }
}

function speak(line: WebSocket) {
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  line.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id === undefined) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return async (method: string, params: object) => {
    last += 1
    const id = last
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      line.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`Firefox: ${method}: ${answer.message}`)
    return answer.result
  }
}
