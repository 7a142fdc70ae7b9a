import type { Page } from '@playwright/test'
import { joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { applyWithFirm, findFirmLink, newFirmPage } from '../support/firm-page.ts'
import { pressOn, tabTo, typeAnswer } from '../support/keyboard.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'
import { pdf } from '../support/upload-page.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Confirm and send' })

test('the desk checks the address, asks, and sees the firm’s answers come without a reload', {
  tag: '@proof',
}, async ({ page, server, browser }) => {
  const look = lookAtBothSizes(page)
  const id = await applyWithFirm(page)
  await joinAdmin(page)
  await page.goto(`/admin/applications?application=${id}&tab=firm`)
  const panel = page.getByRole('region', { name: 'Law firm' })
  await expect(panel.getByText('Not verified')).toBeVisible()
  await look()
  await panel.getByRole('button', { name: 'Mark as verified' }).click()
  await panel.getByRole('button', { name: 'Ask the firm to confirm' }).click()
  await expect(panel.getByText('They haven’t looked yet.')).toBeVisible()

  const path = await findFirmLink(server, id)
  const firm = await browser.newPage({ viewport: phone, baseURL: server.url })
  const answer = await firm.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await answerByKeyboard(firm)

  // At the window's next focus, or by the clock.
  await expect(panel.getByText('The firm represents this client')).toBeVisible({ timeout: 20_000 })
  await expect(panel.getByText('$50,000 to $250,000')).toBeVisible()
  await expect(panel.getByText('Joanne Pruitt, joanne@park.example')).toBeVisible()
  await look()
  await firm.close()
})

async function answerByKeyboard(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you represent Ana Reyes?')
  await expect(page).toHaveTitle(/^Confirm representation \|/)
  await expect(page.getByText('0 of 6 answered')).toBeVisible()
  await expect(page.getByText('2 minutes left')).toBeVisible()
  await expectAccessible(page)
  await typeAnswer(page, group(page, 'Your answer'), 'yes')
  await typeAnswer(page, group(page, 'Who’s at fault?'), 'disputed')
  await typeAnswer(page, group(page, 'Insurance you’ve confirmed'), '50k-250k')
  // One tab stop for each question.
  await page.keyboard.press('Tab')
  await expect(group(page, 'Is your client still treating?').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.getByText('3 of 6 answered')).toBeVisible()
  await expect(page.getByText('1 minute left')).toBeVisible()
  await typeAnswer(page, page.getByLabel('Who should we talk to?'), 'Joanne Pruitt')
  await typeAnswer(page, page.getByLabel('Their direct phone or email'), 'joanne@')
  await pressOn(page, send(page), 'Enter')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/name@example\.com/])
  await tabTo(page, page.getByLabel('Their direct phone or email'))
  await page.keyboard.press('End')
  await page.keyboard.type('park.example')
  await pressOn(page, send(page), 'Enter')
  await expect(page.getByText('Thank you. We have your answers.')).toBeVisible()
  await expect(page.getByText('3 questions are still open. Answer them here when you can.')).toBeVisible()
  await expectAccessible(page)

  const wrong = page.getByRole('button', { name: 'Wrong recipient' })
  await tabTo(page, wrong, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thanks. We’ve got the wrong address.' })).toBeFocused()
  await expect(page.locator('body')).not.toContainText('Reyes')
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Undo' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(group(page, 'Who’s at fault?').getByLabel('Disputed')).toBeChecked()

  await page.getByLabel('Send: Attorney agreement').setInputFiles(pdf)
  await expect(page.getByRole('heading', { name: 'Attorney agreement Received' })).toBeVisible()
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a firm answers, says that it is the wrong one, and takes that back', async ({ page, server }) => {
    const { path } = await newFirmPage(page, server)
    await page.goto(path)
    await page.getByLabel('Yes, we do').check()
    await page.getByLabel('Lawsuit filed').check()
    await page.getByLabel('Who should we talk to?').fill('Joanne Pruitt')
    await send(page).click()
    await expect(page.getByText('Thank you. We have your answers.')).toBeVisible()
    await expect(page.getByLabel('Lawsuit filed')).toBeChecked()
    await expect(page.getByLabel('Who should we talk to?')).toHaveValue('Joanne Pruitt')

    // Nobody who doesn't represent the client is asked about the case.
    await page.getByLabel('Not anymore').check()
    await expect(page.getByText('What stage is it at?')).toBeHidden()

    await page.getByRole('button', { name: 'Wrong recipient' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks. We’ve got the wrong address.')
    await expect(page.locator('body')).not.toContainText('Reyes')
    await page.goto(path)
    await expect(page.locator('body')).not.toContainText('Reyes')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you represent Ana Reyes?')
    await expect(page.getByLabel('Lawsuit filed')).toBeChecked()

    await page.getByLabel('Send: Attorney agreement').setInputFiles(pdf)
    await page.getByRole('button', { name: 'Send this file' }).first().click()
    await expect(page.getByText('We got your file.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Attorney agreement Received' })).toBeVisible()

    await page.getByLabel('Your message').fill('The demand went out on Monday.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('The demand went out on Monday.')).toBeVisible()
  })
})
