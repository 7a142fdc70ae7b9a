import { expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import { adminPassword } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { expectAlive } from '../support/site.ts'
import { startSiteServer } from '../support/site-server.ts'
import { plugInAuthenticator } from '../support/virtual-authenticator.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })

async function givePassword(page: Page) {
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
}

async function giveCode(page: Page, label: string, code: string) {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page) {
  await expect(dashboard(page)).toBeVisible()
  await pressOn(page, button(page, 'Logout'), 'Enter')
  await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible()
  await expectAlive(page)
}

test('a passkey, an app and a recovery code are set up and used by keyboard alone, each code once', {
  tag: '@proof',
}, async ({ browser }) => {
  const server = await startSiteServer()
  // Passkeys belong to a name, never to a number.
  const page = await browser.newPage({ baseURL: server.url.replace('127.0.0.1', 'localhost') })
  const look = lookAtBothSizes(page)
  await plugInAuthenticator(page)

  await test.step('set up', async () => {
    await page.goto('/admin/settings/profile?setup')
    await expectAlive(page)
    await givePassword(page)
    await expect(page).toHaveURL(/profile/)
    await pressOn(page, button(page, 'Add a passkey'), 'Enter')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Office computer')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
    await look('dialog[open]')
  })
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await pressOn(page, button(page, 'I’ve kept them'), 'Enter')
  await expect(page.getByRole('row', { name: /Office computer/ })).toBeVisible()

  await pressOn(page, button(page, 'Set up an app'), 'Enter')
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const key = (await shown.innerText()).replaceAll(/\s/g, '')
  const now = (steps: number) => generate({ secret: key, epoch: Math.floor(Date.now() / 1000) + 30 * steps })
  await look()
  const firstCode = await now(0)
  await giveCode(page, '2. The six digits it shows now', firstCode)
  await expect(page.getByText(/^on since/)).toBeVisible()
  const nell = { name: 'Nell Harrow', email: 'nell@example.com', role: 'editor' }
  const origin = new URL(page.url()).origin
  const own = { name: 'Owner', email: 'owner@example.com', currentPassword: adminPassword }
  await page.request.patch('/api/admin/profile', { data: own, headers: { origin } })
  const invited = await page.request.post('/api/admin/invitations', { data: nell, headers: { origin } })
  expect(invited.status()).toBe(201)
  await page.goto('/admin')

  await test.step('a passkey signs in alone', async () => {
    await logOut(page)
    await look()
    await pressOn(page, button(page, 'Sign in with a passkey'), 'Enter')
    await expect(dashboard(page)).toBeVisible()
  })

  await test.step('or after the password', async () => {
    await logOut(page)
    await givePassword(page)
    await expect(page.getByRole('heading', { level: 1, name: 'One more step, Owner.' })).toBeFocused()
    await look()
    await pressOn(page, button(page, 'Use my passkey'), 'Enter')
    await expect(dashboard(page)).toBeVisible()
  })

  await test.step('so does a code of the app that was not used', async () => {
    const field = 'Six digits from your authenticator app'
    await logOut(page)
    await givePassword(page)
    await giveCode(page, field, firstCode)
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/used already/)
    await look()
    await giveCode(page, field, await now(1))
    await expect(dashboard(page)).toBeVisible()
  })

  await test.step('and a recovery code, once', async () => {
    const field = 'One of your recovery codes'
    const giveRecoveryCode = async () => {
      await logOut(page)
      await givePassword(page)
      await pressOn(page, button(page, 'Use a recovery code'), 'Enter')
      await giveCode(page, field, codes[0] ?? '')
    }
    await giveRecoveryCode()
    await expect(dashboard(page)).toBeVisible()
    await giveRecoveryCode()
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/used already/)
    await pressOn(page, button(page, 'Not Owner? Start over'), 'Enter')
    await expect(page.getByLabel('Password')).toBeVisible()
  })

  await test.step('a colleague joins with a passkey instead of a password, and signs in with it', async () => {
    const context = await browser.newContext({ baseURL: origin })
    const hers = await context.newPage()
    await plugInAuthenticator(hers)
    await hers.goto(await findMailedLink(server, 'invitation'))
    await expectAlive(hers)
    await lookAtBothSizes(hers)()
    await pressOn(hers, button(hers, 'Accept with a passkey'), 'Enter')
    await pressOn(hers, button(hers, 'I’ve kept them'), 'Enter')
    await logOut(hers)
    await pressOn(hers, button(hers, 'Sign in with a passkey'), 'Enter')
    await expect(dashboard(hers)).toBeVisible()
    await hers.goto('/admin/settings/profile')
    await expectAlive(hers)
    await tabTo(hers, hers.getByLabel('New password'))
    await hers.keyboard.type('three wet umbrellas by the door')
    await hers.keyboard.press('Enter')
    await expect(hers.getByLabel('Current password')).toBeVisible()
    await context.close()
  })

  await page.close()
  await server.remove()
})
