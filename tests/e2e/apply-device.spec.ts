import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { chooseRole, control, expectStep, fillStep, next, sayDevice } from '../support/apply.ts'
import { expectKept, expectNothingKept } from '../support/device.ts'
import { rounds } from '../support/sample.ts'
import { expect, expectAccessible, expectAlive, phone, test } from '../support/site.ts'

const week = 7 * 24 * 60 * 60_000

test('nothing that was typed can be read in the browser’s profile, on anybody’s device', {
  tag: '@proof',
}, async ({ playwright, server, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: server.url,
  })
  async function inTab(path: string, work: (tab: Page) => Promise<void>) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expectAlive(tab)
    await work(tab)
    // Leaving the page is when the browser writes down what its fields hold.
    await tab.goto(paths.terms)
    await tab.close()
  }
  const planted = {
    name: 'Zwillbrock',
    street: 'Quittenweg',
    attorney: 'Ofterdingen',
    firm: 'Hagebutte',
    message: 'Eulenspiegel',
    owner: 'Morgenstern',
    description: 'Wacholder',
  }
  try {
    await inTab('/apply', async (tab) => {
      await chooseRole(tab, 'plaintiff')
      await control(tab, 'lastName').fill(planted.name)
      await control(tab, 'address').fill(planted.street)
    })
    await inTab('/apply', async (tab) => {
      await chooseRole(tab, 'attorney', 'shared')
      await control(tab, 'lastName').fill(planted.attorney)
      await control(tab, 'attorneyFirm').fill(planted.firm)
    })
    await inTab('/apply', async (tab) => {
      await tab.getByRole('radio', { name: /I was hurt/ }).click()
      // It was called shared meanwhile, so nothing would be kept of what comes now.
      await sayDevice(tab, 'own')
      await fillStep(tab, 'plaintiff', 1)
      await control(tab, 'lastName').fill(planted.owner)
      await next(tab)
      await control(tab, 'caseDescription').fill(planted.description)
    })
    await inTab('/apply', async (tab) => {
      await tab.getByRole('button', { name: 'Continue where you left off' }).click()
      await expect(control(tab, 'caseDescription')).toHaveValue(planted.description)
    })
    await inTab('/contact', async (tab) => {
      await tab.getByRole('textbox', { name: 'Message' }).fill(planted.message)
      await expectKept(tab, 'contact-draft')
      await tab.reload()
      await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue(planted.message)
    })
    await context.close()
    const found = (word: string) => searchFolder(profile, word)
    // What is not secret is found, so the search finds what there is.
    expect(found('application-draft-plaintiff')).not.toEqual([])
    expect(Object.values(planted).flatMap(found)).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

/** Files that hold the word in either of the encodings that browsers write. */
function searchFolder(folder: string, word: string): string[] {
  const forms = [Buffer.from(word), Buffer.from(word, 'utf16le')]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return forms.some((form) => bytes.includes(form))
    })
    .map((path) => `${word} in ${path}`)
}

/** Only what the form is about. */
const listStored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])

const status = (page: Page) => page.locator('header').getByRole('status')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a shared device stores nothing, says so on every step, and asks again after a reload', async ({
    page,
  }) => {
    await page.goto(paths.applyAs('plaintiff'))
    await expectAccessible(page)
    // No choice counts as the safe answer.
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expectStep(page, 'plaintiff', 1)
    await fillStep(page, 'plaintiff', 1)
    await expect(status(page)).toHaveText('Not kept here: shared device')
    await next(page)
    await expectStep(page, 'plaintiff', 2)
    await expect(status(page)).toHaveText('Not kept here: shared device')
    await expect(page.getByText('Is this your own device?')).toHaveCount(0)
    expect(await listStored(page)).toEqual([])
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Is this your own device?' })).toBeVisible()
  })

  test('what is typed before the script comes is kept', async ({ page }) => {
    let release = () => {}
    const line = new Promise<void>((open) => {
      release = open
    })
    await page.route('**/assets/*.js', async (route) => {
      await line
      await route.continue()
    })
    await page.goto(paths.applyAs('attorney'), { waitUntil: 'commit' })
    await sayDevice(page, 'own')
    await page.waitForURL('**device=own*')
    await control(page, 'firstName').fill('Ana')
    await control(page, 'lastName').pressSequentially('Ray')
    release()
    await expect(status(page)).toContainText('Saved on this')
    await expect(control(page, 'firstName')).toHaveValue('Ana')
    await expect(control(page, 'lastName')).toHaveValue('Ray')
    await expect(control(page, 'lastName')).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('answers on one’s own device are there again after the browser was killed', { tag: '@proof' }, async ({
  playwright,
  server,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url })
  try {
    const before = await open()
    const page = await before.newPage()
    await page.goto(paths.applyAs('plaintiff'))
    await expectAlive(page)
    await sayDevice(page, 'own')
    await fillStep(page, 'plaintiff', 1)
    await next(page)
    await expectStep(page, 'plaintiff', 2)
    await control(page, 'caseDescription').fill('A van hit me.')
    await expect(status(page)).toContainText('Saved on this')
    // The process behind the page ends, as Android ends it, without a word to the page.
    const crash = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => {})
    await crash
    await before.close()

    const after = await open()
    const again = await after.newPage()
    await again.goto(paths.applyAs('plaintiff'))
    await expectStep(again, 'plaintiff', 2)
    await expect(control(again, 'caseDescription')).toHaveValue('A van hit me.')
    await after.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

test('two tabs on one’s own device fill in one application, and it is gone after seven days', {
  tag: '@proof',
}, async ({ page, context }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await control(page, 'firstName').fill('Ana')
  const tab = await context.newPage()
  await tab.goto('/apply')
  await tab.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(control(tab, 'firstName')).toHaveValue('Ana')
  await control(tab, 'lastName').fill('Ray')
  await control(page, 'phone').fill('5550147733')
  await expect(control(page, 'lastName')).toHaveValue('Ray')
  await expect(control(tab, 'phone')).toHaveValue('5550147733')
  await tab.close()
  await page.close()

  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + week - 60_000)
  await later.goto('/apply')
  await expect(later.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
  await later.clock.setSystemTime(Date.now() + week)
  await later.reload()
  await expectAlive(later)
  await expectNothingKept(later)
  await chooseRole(later, 'plaintiff')
  await expect(control(later, 'firstName')).toHaveValue('')
})

test('a reload at any moment loses no character, not even one that is typed as the page goes', {
  tag: '@proof',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const field = document.querySelector<HTMLTextAreaElement>('#apply-caseDescription')
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        `${field.value}!`,
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
      sessionStorage.setItem('typed', field.value)
    })
  })
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  const field = control(page, 'caseDescription')
  for (let round = rounds(40, 4); round > 0; round -= 1) {
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('I was hurt. '.slice(0, 1 + ((round * 7) % 12)))
    await page.reload()
    const typed = await page.evaluate(() => sessionStorage.getItem('typed'))
    expect(typed).toMatch(/!$/)
    await expect(field).toHaveValue(typed ?? '')
  }
})
