import type { FastifyInstance } from 'fastify'
import { generate } from 'otplib'

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One browser with the cookies of an answer, and those it gets later. */
function openBrowser(app: FastifyInstance, answer: Answer | undefined, remoteAddress = '203.0.113.9') {
  const jar = new Map<string, string>()
  for (const { name, value } of answer?.cookies ?? []) jar.set(name, value)
  const send = async (method: Method, url: string, payload?: object): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const given = await app.inject({
      method,
      url,
      headers: { cookie },
      remoteAddress,
      ...(payload && { payload }),
    })
    // Its session stays the one it began with: tests open another browser for the next one.
    for (const { name, value } of given.cookies) if (!name.endsWith('admin_session')) jar.set(name, value)
    return given
  }
  return {
    get: (url: string) => send('GET', url),
    post: (url: string, payload?: object) => send('POST', url, payload),
    put: (url: string, payload: object) => send('PUT', url, payload),
    patch: (url: string, payload: object) => send('PATCH', url, payload),
    delete: (url: string) => send('DELETE', url),
  }
}
export type TestBrowser = ReturnType<typeof openBrowser>

/** How somebody signs in step by step, through the API. */
export function createDesk(app: FastifyInstance) {
  const password = 'a password for tests'
  const browserOf = (answer: Answer | undefined, address?: string) => openBrowser(app, answer, address)

  async function giveEmailAndPassword(email = 'ruth.abernathy@example.com', address?: string) {
    const answer = await browserOf(undefined, address).post('/api/admin/login', { email, password })
    return { answer, browser: browserOf(answer, address) }
  }

  const stepAway = (steps: number) => Math.floor(Date.now() / 1000) + steps * 30

  return {
    password,
    browserOf,
    giveEmailAndPassword,
    signIn: async () => (await giveEmailAndPassword()).browser,
    /** Sets an app up; its clock may be some steps off. */
    async turnAppOn(browser: TestBrowser, steps = 0) {
      const { key: shown, setup } = (await browser.post('/api/admin/authenticator-app/setup')).json()
      const key = String(shown).replaceAll(' ', '')
      const firstCode = await generate({ secret: key, epoch: stepAway(steps) })
      const answer = await browser.put('/api/admin/authenticator-app', { setup, code: firstCode })
      if (answer.statusCode !== 200) throw new Error(`Turning it on was answered with ${answer.body}`)
      const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
      return { key, firstCode, recoveryCodes }
    },
    /** The code that the app shows in the next half minute, which counts already. */
    nextCode: (key: string) => generate({ secret: key, epoch: stepAway(1) }),
  }
}
