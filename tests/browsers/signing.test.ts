import { join } from 'node:path'
import { request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { adminPassword } from '../support/admin.ts'
import { sendContract } from '../support/sent-contracts.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { findLinkTo, readingCodeOf, signingCodesTo } from '../support/signing-mails.ts'
import { named, type OtherBrowser, waitAndClick, waitFor, waitForText, withId } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** Longer than most: a screen without a graphics card is drawn by hand. */
const timeout = 300_000

describe.each([
  ['WebKit', openWebKit],
  ['Firefox', openFirefox],
])('in %s', (_name, openBrowser) => {
  const folder = makeTemporaryFolder()
  let drop: () => Promise<void>
  let server: ServerProcess
  let browser: OtherBrowser

  beforeAll(async () => {
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

  test('somebody opens the offer, types both codes, reads and signs', { timeout }, async () => {
    const desk = await request.newContext({ baseURL: server.url })
    const { email } = await sendContract(desk)
    await desk.dispose()
    const findToken = () => findLinkTo(server.dataDir, email, 'case')
    await expect.poll(findToken, { timeout: 60_000 }).toBeTruthy()
    const page = `/case/${findToken()}`

    await browser.open(server.url + page)
    await waitForText(browser, 'Read it before you decide.')
    await waitAndClick(browser, named('a', 'Read the contract'))
    await waitAndClick(browser, named('button', 'Email me a code'))
    await waitFor(browser, withId('code'))
    const codes = () => signingCodesTo(server.dataDir, email)
    await expect.poll(codes, { timeout: 60_000 }).not.toEqual([])
    await browser.type(withId('code'), codes().at(-1) ?? '')
    await browser.click(named('button', 'Go on'))

    await waitForText(browser, 'Type the code on page 1')
    const pdf = await fetch(`${server.url}/api${page}/contract/pdf`)
    await browser.type(withId('code'), await readingCodeOf(Buffer.from(await pdf.arrayBuffer())))
    await waitForText(browser, 'That’s the code. Your PDF opens.')
    await browser.click(named('button', 'Agree and read'))

    await waitForText(browser, 'Nothing is signed by reading.')
    const pages = await browser.read<number>(
      `Number(document.querySelector('[role=progressbar]').ariaValueMax)`,
    )
    for (let number = 1; number <= pages; number++)
      await waitAndClick(browser, `document.querySelector('#page-${number} button')`)

    await waitForText(browser, 'Sign, if you’re sure.')
    const open = `[...document.querySelectorAll('input[type=checkbox]:not(:checked)')]`
    while ((await browser.read<number>(`${open}.length`)) > 0) await browser.click(`${open}[0]`)
    await browser.type(withId('name'), 'Ana Reyes')
    await browser.click(named('button', 'Sign the contract'))
    await waitForText(browser, 'You’ve signed. We’re waiting for your attorney.')
  })
})
