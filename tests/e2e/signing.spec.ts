import type { Page } from '@playwright/test'
import { turnContracts } from '../support/contract-page.ts'
import { sendContract } from '../support/sent-contracts.ts'
import {
  agreeOnScreen,
  byKeys,
  byMouse,
  byTouch,
  fillAcknowledgment,
  findMailedPage,
  findSigningCode,
  headline,
  readEveryPage,
  signByName,
  typeMailedCode,
} from '../support/signer.ts'
import { expectFinished, moveSlider, openBrowser } from '../support/signing-screens.ts'
import { desktop, expect, phone, takeTrouble } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. What was sent can still be signed. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const button = (page: Page, name: string) => page.getByRole('button', { name })

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('somebody takes less, reads and signs on a phone, the attorney signs by keyboard, and both get the paper', async ({
    page,
    request,
    server,
    browser,
  }) => {
    test.setTimeout(240_000)
    const { email, attorneyEmail } = await sendContract(request)
    const home = await findMailedPage(server, email, /^Your contract is ready to read/)
    await page.goto(home)
    await expect(headline(page)).toHaveText('You have an offer. Read it before you decide.')
    await byTouch.press(page.getByRole('link', { name: 'Take less' }))
    await expect(headline(page)).toHaveText('First, is it you?')
    await typeMailedCode(page, byTouch, { server, email })
    await expect(headline(page)).toHaveText('How much do you need?')
    const amount = await moveSlider(page)
    await byTouch.press(button(page, `Make it ${amount}`))
    await expect(page.getByText('Here’s your new contract, for less.')).toBeVisible()
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible()

    await byTouch.press(page.getByRole('link', { name: 'Read the contract' }))
    await agreeOnScreen(page, byTouch)
    await readEveryPage(page, byTouch)
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible()
    await signByName(page, byTouch, 'ana  reyes')
    expect(new URL(page.url()).pathname).toBe(home)

    const attorney = await openBrowser(browser, server, { viewport: desktop })
    await attorney.goto(await findMailedPage(server, attorneyEmail, /^A contract waits for your page/))
    await expect(headline(attorney)).toHaveText('Your client signed. Your page is next.')
    await typeMailedCode(attorney, byKeys, { server, email: attorneyEmail, proceed: 'Continue' })
    await fillAcknowledgment(attorney)
    await byKeys.press(button(attorney, 'Sign the acknowledgment'))
    await expect(headline(attorney)).toHaveText('Signed by everyone.')

    const names = ['Ana Reyes', 'Lee Park', 'Certificate of signing', amount]
    await attorney.goto(await findMailedPage(server, attorneyEmail, /^Your client’s contract is finished/))
    await expectFinished(attorney, 'Open it', names)
    await page.goto(await findMailedPage(server, email, /^Everyone has signed/))
    await expect(headline(page)).toHaveText(/^Everybody’s signed\. We send the money /)
    await expectFinished(page, /^The contract, signed by everybody/, names)
    await attorney.context().close()
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('somebody agrees, reads and signs by plain forms, and their attorney signs', {
    tag: '@proof',
  }, async ({ page, request, server, browser, trouble }) => {
    const { email, attorneyEmail } = await sendContract(request)
    await page.goto(await findMailedPage(server, email, /^Your contract is ready to read/))
    await page.getByRole('link', { name: 'Read the contract' }).click()
    await button(page, 'Email me a code').click()
    await page.getByLabel('Code').fill('12')
    await button(page, 'Go on').click()
    await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Code').fill(await findSigningCode(server, email))
    await button(page, 'Go on').click()

    await page.getByLabel('Type the code on page 1').fill('AAA AAA')
    await button(page, 'Agree and read').click()
    await expect(page.getByText('That isn’t the code.')).toBeVisible()
    await agreeOnScreen(page, byMouse, { hasScripts: false })
    await readEveryPage(page, byMouse)
    await page.getByLabel('Type your name to sign').fill('Ana Reyes')
    await button(page, 'Sign the contract').click()
    await expect(page.getByText('Check this box, or ask us about it.').first()).toBeVisible()
    await expect(page.getByLabel('Type your name to sign')).toHaveValue('Ana Reyes')
    await signByName(page, byMouse, 'Ana Reyes')
    // The browser logs each refusal.
    for (const line of await takeTrouble(trouble, 3)) expect(line).toMatch(/401|422/)

    const attorney = await openBrowser(browser, server, { viewport: desktop, javaScriptEnabled: false })
    await attorney.goto(await findMailedPage(server, attorneyEmail, /^A contract waits for your page/))
    await typeMailedCode(attorney, byMouse, { server, email: attorneyEmail, proceed: 'Continue' })
    await button(attorney, 'Sign the acknowledgment').click()
    await expect(attorney.getByText('Answer this one, or say you can’t.').first()).toBeVisible()
    await fillAcknowledgment(attorney)
    await button(attorney, 'Sign the acknowledgment').click()
    await expect(headline(attorney)).toHaveText('Signed by everyone.')
    await attorney.context().close()
  })
})
