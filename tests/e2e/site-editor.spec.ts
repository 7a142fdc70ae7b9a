import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/site/paths.ts'
import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { clearContent, putContent } from '../support/content.ts'
import { enlarge, measureOverflow } from '../support/large-text.ts'
import { sample } from '../support/sample.ts'
import { scriptInjections } from '../support/script-injections.ts'
import { runNaked } from '../support/script-victim.ts'
import { maxScript, weighScripts } from '../support/script-weight.ts'
import { expect, phone, takeTrouble, test } from '../support/site.ts'

test.beforeEach(({ page }) => joinAdmin(page))
test.afterEach(async ({ page }) => {
  const administrator = await openAdministrator(page)
  await clearContent(administrator)
  const { mine } = await (await administrator.request.get('/api/content-drafts')).json()
  for (const { key, revision } of mine)
    await administrator.request.delete(`/api/content-drafts/${key}?revision=${revision}`)
})

const row = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const preview = (page: Page) => page.frameLocator('iframe[title$="preview"]')
const ring = (page: Page) => page.locator('.site-ring')

/** Whether the ring is around these words of the page in the frame. */
async function expectRingAround(page: Page, words: string) {
  const text = preview(page).getByText(words).first()
  await expect
    .poll(async () => {
      const [outer, inner] = [await ring(page).boundingBox(), await text.boundingBox()]
      if (!outer || !inner) return false
      return (
        outer.x <= inner.x && outer.y <= inner.y + 8 && outer.y + outer.height >= inner.y + inner.height - 8
      )
    })
    .toBe(true)
}

test('a text is written beside its page, seen there before anybody else sees it, and published with another', async ({
  page,
  request,
}) => {
  const readHome = async () => (await request.get('/')).text()
  const before = await readHome()
  await page.goto('/admin/site')
  await row(page, /^Under the headline/).focus()
  await expectRingAround(page, 'We advance you part')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Under the headline', { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('We pay you part of your settlement now <b>& more</b>.')
  const shown = preview(page).getByText('We pay you part of your settlement now <b>& more</b>.')
  await expect(shown).toBeVisible()
  await expectRingAround(page, 'We pay you part')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  expect(await readHome()).toBe(before)

  // Nothing typed is lost on a reload, and the ring's text is open again.
  await page.reload()
  await expect(field).toHaveValue('We pay you part of your settlement now <b>& more</b>.')
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, /^Under the headline/)).toBeFocused()

  // A click on the page opens the text under it.
  await preview(page).getByText('Your bills can’t wait.').click({ force: true })
  await expect(page.getByLabel('Headline, second line')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Rent can’t wait.')
  await page.getByRole('button', { name: '2 not yet public' }).click()
  await page.getByRole('button', { name: 'Publish all 2 together' }).click()
  await expect(page.getByText('2 texts published').first()).toBeVisible()
  await expect.poll(readHome).toContain('Rent can’t wait.')
  expect(await readHome()).toContain('We pay you part of your settlement now &lt;b&gt;&amp; more&lt;/b&gt;.')
  expect(await readHome()).not.toContain('<!--text')

  await page.getByRole('button', { name: 'All public' }).focus()
  await page.keyboard.press('z')
  await expect(page.getByText('Taken back').first()).toBeVisible()
  await expect.poll(readHome).toContain('Your bills can’t wait.')
  await expect(page.getByRole('button', { name: '2 not yet public' })).toBeVisible()
})

test('what somebody else published stays until this person has compared, and every screen is accessible', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  const look = lookAtBothSizes(page)
  await page.goto('/admin/site?text=global.contact.hero-title')
  const field = page.getByLabel('Headline', { exact: true })
  await field.fill('Call us')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await putContent(await openAdministrator(page), {
    key: 'global.contact.hero-title',
    section: 'global',
    type: 'text',
    content: 'Theirs',
  })
  // It arrives by itself, and what was typed stays.
  await expect(page.getByText(/Yours is kept as a draft/)).toBeVisible()
  await expect(field).toHaveValue('Call us')
  await page.getByRole('button', { name: 'Publish', exact: false }).first().click()
  // Refused, the text is opened on its page.
  await expect(page).toHaveURL(/page=/)
  await expect(page.getByText(/Yours is kept as a draft/)).toBeVisible()
  await page.getByText('Compare').click()
  await page.keyboard.press('Escape')
  await row(page, /^Headline/).click()
  await page.getByRole('button', { name: 'History of this text' }).click()
  await expect(page.getByText(/^The default:/)).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(/Yours is kept as a draft/)).toHaveCount(0)
  await field.press('ControlOrMeta+Enter')
  await expect(page.getByText('1 text published').first()).toBeVisible()

  // A phone number that nobody can dial is refused where it was typed.
  await page.getByLabel('Find a text').fill('phone number')
  await row(page, /^Phone number/).click()
  await page.getByLabel('Phone number', { exact: true }).fill('Ask for Ann')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/can’t be dialed/).first()).toBeVisible()
  await page.getByRole('button', { name: /not yet public/ }).click()
  await look()
  await page.getByRole('button', { name: 'Default', exact: true }).click()
  await expect(page.getByRole('button', { name: 'All public' })).toBeVisible()
  expect(await takeTrouble(trouble, 2)).toEqual([
    expect.stringContaining('409'),
    expect.stringContaining('400'),
  ])
})

test('nothing that somebody writes runs in the page that is drawn beside the editor', {
  tag: '@proof',
}, async ({ browser, page }) => {
  const drawn: string[] = []
  for (const words of sample(scriptInjections, 24)) {
    const texts = {
      'hero.headline': { type: 'text', content: words },
      'global.footer.disclosure': { type: 'html', content: words },
    }
    const answer = await page.request.post('/api/content/page-preview', { data: { page: '/', texts } })
    expect(answer.status(), words).toBe(200)
    drawn.push((await answer.json()).html)
  }
  expect(await runNaked(browser, drawn)).toEqual([])
})

test('the page about the company names nobody until they are published, and says whether somebody is in', {
  tag: '@proof',
}, async ({ page, browser, request }) => {
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
  const readWho = async () => (await request.get(paths.whoWeAre)).text()
  expect(await readWho()).toContain('How to complain')
  await page.goto('/admin/site?text=who-page.people')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Maria Ortiz')
  await page.getByRole('textbox', { name: 'What they do' }).fill('Reads your case')
  await page.getByLabel('Photo').setInputFiles({ name: 'maria.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByAltText('The portrait')).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: 'Maria Ortiz' })).toBeVisible()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  expect(await readWho()).not.toContain('Maria Ortiz')
  await page.getByRole('button', { name: 'Publish', exact: false }).first().click()
  await expect(page.getByText('1 text published').first()).toBeVisible()
  await expect.poll(readWho).toContain('Maria Ortiz')
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${paths.whoWeAre}<`)

  const { origin } = new URL(page.url())
  const reader = await browser.newPage({ timezoneId: 'America/Denver', viewport: phone })
  // A Tuesday, 2:20 PM in New York.
  await reader.clock.setFixedTime('2026-11-17T19:20:00Z')
  await reader.goto(origin)
  await reader.getByRole('link', { name: 'Who We Are' }).click()
  await expect(reader.getByRole('heading', { name: 'Call until 6 PM your time' })).toBeVisible()
  await expect(reader.getByText('It’s 12:20 PM where you are. We close at 8 PM Eastern.')).toBeVisible()
  await lookAtBothSizes(reader)()
  await reader.setViewportSize(phone)
  await enlarge(reader, '200%')
  expect(await measureOverflow(reader)).toEqual({ page: 0, menu: 0 })
  // Opened by itself: Home may have woken React on the way to its footer.
  await reader.goto(`${origin}${paths.whoWeAre}`, { waitUntil: 'networkidle' })
  expect(await weighScripts(reader)).toBeLessThanOrEqual(maxScript)
  await reader.close()
})
