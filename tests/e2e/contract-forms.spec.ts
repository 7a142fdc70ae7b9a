import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { turnContracts } from '../support/contract-page.ts'
import { createHand } from '../support/counting-hand.ts'
import { pdfOf } from '../support/pdf-files.ts'
import { desktop, expect, takeTrouble } from '../support/site.ts'
import { signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })
test.describe.configure({ mode: 'serial' })

const screen = '/admin/settings/contract-forms'
const letter = pdfOf([{ text: 'I have read every line of this form.' }])
const preview = (page: Page) => page.getByRole('region', { name: 'The page' })

/** Tests in one worker share a site: those before may have put a form in force, the others know nothing of contracts. */
test.beforeEach(({ page }) => turnContracts(page.request, false))
test.afterEach(({ page }) => turnContracts(page.request, false))

/** The version of the form that isn't in force yet. */
async function beginForm({ request }: Page): Promise<number> {
  const forms = '/api/admin/contract-forms'
  type Form = { version: number; status: string }
  const list = async (): Promise<Form[]> => (await (await request.get(forms)).json()).forms
  const drafted = (all: Form[]) => all.find(({ status }) => status === 'draft')?.version
  const all = await list()
  if (drafted(all) === undefined) await request.post(forms, { data: { from: all[0]?.version } })
  return drafted(await list()) ?? Number.NaN
}

test('by keyboard alone the owner words a line beside its page, has it confirmed, and turns contracts on', async ({
  page,
  trouble,
}) => {
  await signInAsAdmin(page)
  const version = await beginForm(page)
  await page.goto(screen)
  const { press, type, tabTo } = createHand(page)
  await tabTo(page.getByRole('button', { name: 'Who we are' }))
  await press('Enter', 'Tab')
  const english = page.getByRole('textbox', { name: 'English' })
  await expect(english).toBeFocused()

  // A place that it needs is missing, another isn't known: the page shows what is typed, and nothing is saved.
  await press('Control+a')
  await type('We are {moon}.')
  await expect(preview(page).getByText(/We are \{.?moon\}\./)).toBeVisible()
  await press('Control+Enter')
  await expect(page.getByText(/The English words need \{companyInFull\} and \{license\}/)).toBeVisible()
  await expect(page.getByText(/can’t have \{moon\}\.$/)).toBeVisible()
  await expect(english).toBeFocused()
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('422')])
  await press('Control+a')
  await type('We are {companyInFull}. License: {license}')
  await expect(preview(page).getByText(/^We are Beaconfield.*License: none$/)).toBeVisible()
  await press('Control+Enter')
  await expect(page.getByText('1 line saved', { exact: true })).toBeVisible()

  const force = page.getByRole('button', { name: 'Put in force' })
  await tabTo(force, 'Shift+Tab')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: `Put form ${version} in force` })
  await tabTo(dialog.getByRole('button', { name: 'Put in force' }))
  await press('Enter')
  await expect(dialog.getByText('Add the letter as a PDF')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Lawyer’s name' })).toBeFocused()
  await type('Nora Finch')
  await press('Tab')
  await type('00-1234')
  await press('Tab')
  await type('Tex')
  await press('Tab')
  await type('11/2/2026')
  const file = dialog.getByLabel('The letter', { exact: true })
  await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter })
  await tabTo(dialog.getByRole('button', { name: 'Put in force' }))
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Form ${version} is in force.`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^Form ${version} In force since`) })).toBeFocused()
  await expect(english).toBeHidden()

  await tabTo(page.getByRole('link', { name: /^Contracts off$/ }))
  await press('Enter')
  await tabTo(page.getByRole('checkbox', { name: 'Draft and send contracts' }))
  await press('Space', 'Control+Enter')
  await expect(page.getByRole('link', { name: /^Contracts on$/ })).toBeVisible()
  expect(await (await page.request.get('/api/admin/contracts')).json()).toMatchObject({ isOn: true })
})

test('a reviewer can’t open the words of contracts', async ({ page, trouble }) => {
  await signInAs(page, 'ruth')
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Forms' })).toHaveCount(0)
  expect((await page.request.get('/api/admin/contract-forms')).status()).toBe(403)
  trouble.length = 0
})

test('a new form says what changed, keeps what was typed while somebody else saved, and every part fits a phone', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await signInAsAdmin(page)
  const look = lookAtBothSizes(page)
  await page.request.post('/api/state-rules/adopt', { data: { codes: ['NV', 'NY', 'OH'] } })
  const forms = '/api/admin/contract-forms'
  const version = await beginForm(page)
  const draft = await (await page.request.get(`${forms}/${version}`)).json()

  await page.goto(screen)
  await look()
  await page.setViewportSize(desktop)
  const line = page.getByRole('button', { name: 'Below the title' })
  await line.click()
  await page.getByRole('textbox', { name: 'English' }).fill('Mine, typed here.')
  await look()
  const theirs = { en: 'Theirs.', es: 'Suyo.' }
  const lines = { 'front.below': theirs, 'front.title': theirs }
  await page.request.put(`${forms}/${draft.version}/lines`, { data: { revision: draft.revision, lines } })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Somebody else changed this form meanwhile')).toBeVisible()
  expect(await takeTrouble(trouble, 1)).toEqual([expect.stringContaining('409')])
  await look()
  await page.reload()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.setViewportSize(desktop)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^\d lines? saved$/)).toBeVisible()

  for (const part of ['notices', 'changes', 'use', 'contracts', 'page']) {
    await page.goto(`${screen}?part=${part}`)
    await expect(page.getByRole('navigation', { name: 'Parts of the form' })).toBeVisible()
    await look()
  }
  await page.setViewportSize(desktop)
  await page.goto(`${screen}?part=notices`)
  await page.getByRole('button', { name: 'Ohio' }).click()
  await expect(preview(page).locator('[data-ring]')).toContainText('RIGHT TO CANCELLATION')
  await expect(page.getByText('Parts of laws that we haven’t seen')).toBeVisible()
  await page.goto(`${screen}?part=use`)
  await page.getByRole('button', { name: 'Record the approval of Nevada' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approval of Nevada' })
  await dialog.getByRole('textbox', { name: 'Number' }).fill('NV-2026-7')
  await dialog.getByRole('textbox', { name: 'Day' }).fill('11/3/2026')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('NV-2026-7, Nov 3, 2026')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Every word as PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`form-${draft.version}-every-word.pdf`)
})
