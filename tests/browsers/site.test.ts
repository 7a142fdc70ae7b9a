import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { answersOf } from '../support/apply.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { endKey, named, type OtherBrowser, waitAndClick, waitFor, waitForText, withId } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** Longer than most: a screen without a graphics card is drawn by hand. */
const timeout = 300_000
const adminPassword = 'three words of tests'

describe.each([
  ['WebKit', openWebKit],
  ['Firefox', openFirefox],
])('in %s', (_name, openBrowser) => {
  const folder = makeTemporaryFolder()
  const file = join(folder.path, 'report.txt')
  let drop: () => Promise<void>
  let server: ServerProcess
  let browser: OtherBrowser

  beforeAll(async () => {
    writeFileSync(file, 'Report 4471: the light was red.')
    const made = await makePostgresDatabase(inject('postgresUrl'), { isEmpty: false })
    drop = made.drop
    server = await startServer({
      DATABASE_URL: made.databaseUrl,
      APP_SECRET: 'for tests only, not a secret at all',
      DATA_DIR: join(folder.path, 'data'),
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_FACTOR: '1000',
    })
    browser = await openBrowser()
  }, timeout)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await drop?.()
    folder.remove()
  })

  const kindOf = (id: string) =>
    browser.read<string>(`${id}.matches('[type=checkbox], [type=date]') ? ${id}.type : ${id}.tagName`)

  /** Lists and calendars that the browser draws outside of the page are out of a driver's reach. */
  async function enter(field: string, value: string, kind: string, event: string) {
    const script = `(() => {
      Object.getOwnPropertyDescriptor(${kind}.prototype, 'value').set.call(${field}, ${JSON.stringify(value)})
      return ${field}.dispatchEvent(new Event('${event}', { bubbles: true }))
    })()`
    expect(await browser.read(script)).toBe(true)
  }

  async function answer(name: string, value: string) {
    const field = withId(`apply-${name}`)
    await waitFor(browser, field)
    const kind = await kindOf(field)
    if (kind === 'checkbox') await browser.click(field)
    else if (kind === 'FIELDSET') await browser.click(`${field}.querySelector('input[value="${value}"]')`)
    else if (kind === 'SELECT') await enter(field, value, 'HTMLSelectElement', 'change')
    else if (kind === 'date') await enter(field, value, 'HTMLInputElement', 'input')
    else await browser.type(field, value)
  }

  test('somebody applies, and sends a document right after', { timeout }, async () => {
    await browser.open(`${server.url}/apply`)
    await waitAndClick(browser, named('label', 'I was hurt'))
    for (const step of [1, 2, 3] as const) {
      await waitForText(browser, `Step ${step} of 4`)
      for (const [name, value] of answersOf('plaintiff', step)) await answer(name, value)
      await browser.click(named('button', 'Next'))
    }
    await waitForText(browser, 'Step 4 of 4')
    const boxes = `[...document.querySelectorAll('input[type=checkbox]:not(:checked)')].filter((box) => box.checkVisibility())`
    while ((await browser.read<number>(`${boxes}.length`)) > 0) await browser.click(`${boxes}[0]`)
    await browser.click(named('button', 'Submit Application'))
    await waitForText(browser, 'Application Submitted Successfully!')

    await waitFor(browser, `document.querySelector('#application-form input[type=file]')`)
    await browser.attach(`document.querySelector('#application-form input[type=file]')`, file)
    await waitFor(
      browser,
      `/report.txt.*received/.test(document.getElementById('application-form').textContent)`,
    )
  })

  test('somebody works out what an advance would cost', { timeout }, async () => {
    await browser.open(`${server.url}/cost`)
    const slider = `document.querySelector('input[type=range]')`
    const owed = `document.querySelector('.answer-figure')?.textContent`
    await waitFor(browser, `${owed} === '$7,700'`)
    await browser.type(slider, endKey)
    await waitFor(browser, `${owed} === '$154,000'`)
  })

  test('an applicant reads the case, writes to the desk and sends what is asked for', {
    timeout,
  }, async () => {
    await browser.open(`${server.url}/case`)
    await waitForText(browser, plaintiffPayload.firstName)
    const field = `[...document.querySelectorAll('textarea')].find((field) => field.labels?.[0]?.textContent.startsWith('Write to'))`
    await waitFor(browser, field)
    await browser.type(field, 'Thank you.')
    await browser.click(named('button', 'Send message'))
    await waitForText(browser, 'We got your message.')

    const item = `document.querySelector('[data-item=medical-records]')`
    await browser.attach(`${item}.querySelector('input[type=file]')`, file)
    await waitFor(browser, `${item}.dataset.state === 'received'`)
  })

  test('somebody with a link sends a file', { timeout }, async () => {
    await browser.open(await newUploadLink())
    await waitFor(browser, `document.querySelector('input[type=file]')`)
    await browser.attach(`document.querySelector('input[type=file]')`, file)
    await waitForText(browser, 'report.txt')
    await waitFor(browser, `/received|sent/i.test(document.querySelector('main').innerText)`)
  })

  async function newUploadLink(): Promise<string> {
    const post = (path: string, body: object, cookie = '') =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        body: JSON.stringify(body),
      })
    const sent = await post('/api/applications', plaintiffPayload)
    const { id } = (await sent.json()) as { id: string }
    const signedIn = await post('/api/admin/login', { password: adminPassword })
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
    const made = await post(`/api/applications/${id}/upload-token`, {}, cookie.join('; '))
    const { uploadUrl } = (await made.json()) as { uploadUrl: string }
    return server.url + new URL(uploadUrl).pathname
  }
})
