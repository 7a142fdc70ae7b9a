import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, takeTrouble } from '../support/site.ts'
import { apply, openOther, signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

const newcomers = (page: Page) => page.getByRole('button', { name: /^\d+ new: show$/ })
const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).locator('tbody tr')

test('what others do appears without reload, nothing moves by itself, and nothing typed is lost', {
  tag: '@proof',
}, async ({ page: ruth, browser, baseURL, trouble }) => {
  await apply(ruth)
  await signInAs(ruth, 'ruth')
  await ruth.goto('/admin/applications')
  await expect(rows(ruth).first()).toBeVisible()
  const before = await rows(ruth).count()

  // A new application waits behind a button, and the tab's title tells of it.
  const second = await apply(ruth)
  await expect(newcomers(ruth)).toHaveText('1 new: show')
  await expect(ruth).toHaveTitle(/^\(1\) /)
  await expect(rows(ruth)).toHaveCount(before)
  await expectAccessible(ruth)
  await newcomers(ruth).click()
  await expect(rows(ruth)).toHaveCount(before + 1)
  await expect(newcomers(ruth)).toBeHidden()
  await expect(ruth).not.toHaveTitle(/^\(/)

  // Two people with one file see each other.
  const search = await ruth.request.get(`/api/applications/desk?q=${second}`)
  const [{ id }] = (await search.json()).applications
  const ben = await openOther(browser, baseURL, 'ben')
  const address = `/admin/applications?application=${id}`
  await ruth.goto(address)
  await ben.goto(address)
  await expect(ruth.getByText('Ben Hale has this file open too')).toBeVisible()
  await expect(ben.getByText('Ruth Owens has this file open too')).toBeVisible()

  // A colleague's change arrives under a form that somebody types into, and is not replaced unseen.
  await ruth.getByRole('button', { name: 'Set link' }).click()
  const folder = ruth.getByLabel('Address of the folder')
  const mine = 'https://drive.google.com/drive/folders/mine'
  const theirs = 'https://drive.google.com/drive/folders/theirs'
  await folder.fill(mine)
  const read = await ben.request.get(`/api/applications/${id}`)
  const { version } = await read.json()
  const again = ruth.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/applications/${id}`)
  await ben.request.put(`/api/applications/${id}/folder`, { data: { googleDriveFolderUrl: theirs, version } })
  await again
  await expect(folder).toHaveValue(mine)
  await ruth.getByRole('button', { name: 'Save link' }).click()
  await expect(ruth.getByText(`Theirs: ${theirs}`)).toBeVisible()
  await expect(folder).toHaveValue(mine)
  await ruth.getByRole('button', { name: 'Keep mine and save again' }).click()
  await ruth.getByRole('button', { name: 'Save link' }).click()
  await expect(ruth.getByRole('link', { name: 'Open the folder' })).toHaveAttribute('href', mine)
  // The browser itself notes the refusal.
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('409')])

  await ben.context().close()
  await expect(ruth.getByText('Ben Hale has this file open too')).toBeHidden()
})

/** Playwright shows every tab at once, so the page is told whether it's in front. */
async function turn(tab: Page, visibility: 'hidden' | 'visible') {
  await tab.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

test('of seven tabs the visible one has a stream, a hidden one hears later, and all still load', {
  tag: '@proof',
}, async ({ page, context }) => {
  await apply(page)
  await signInAs(page, 'ben')
  const open = new Set<object>()
  context.on('request', (request) => {
    if (request.url().includes('/api/admin/live?')) open.add(request)
  })
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  const tabs: Page[] = []
  while (tabs.length < 7) {
    const tab = tabs.length === 0 ? page : await context.newPage()
    await tab.goto('/admin/applications')
    await expect(tab.getByRole('table', { name: 'Applications' })).toBeVisible()
    await expect.poll(() => open.size).toBe(1)
    if (tabs.push(tab) < 7) await turn(tab, 'hidden')
    else break
    await expect.poll(() => open.size).toBe(0)
  }
  await apply(page)
  const [first, last] = [tabs.at(0), tabs.at(-1)]
  if (!first || !last) throw new Error('no tab is left')
  await expect(newcomers(last)).toHaveText('1 new: show')
  expect(open.size).toBe(1)

  // Back in front, a tab hears what it missed.
  await turn(last, 'hidden')
  await expect.poll(() => open.size).toBe(0)
  await turn(first, 'visible')
  await expect.poll(() => open.size).toBe(1)
  await expect(newcomers(first)).toHaveText('1 new: show')
  await expect(first).toHaveTitle(/^\(1\) /)
})
