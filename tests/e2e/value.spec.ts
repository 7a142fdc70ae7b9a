import { adminPassword } from '../support/admin.ts'
import { createHand } from '../support/counting-hand.ts'
import { pdfOf } from '../support/pdf-files.ts'
import { desktop, expect, expectAccessible, phone } from '../support/site.ts'
import { signInAs, test } from '../support/staffed-site.ts'
import { advised, cell, figure, fillSheet, openFile } from '../support/value-page.ts'

test.use({ viewport: desktop })

const report = {
  name: 'report.pdf',
  type: 'application/pdf',
  fileType: 'police-report',
  body: pdfOf([{ text: 'Police report' }, { text: 'Driver 2 cited for following too closely' }]),
}
const policy = {
  name: 'policy.pdf',
  type: 'application/pdf',
  fileType: 'insurance-correspondence',
  body: pdfOf([{ text: 'Example Mutual. Limit per person $100,000' }]),
}

test('the desk fills a sheet from a police report and a policy page beside it, by keyboard alone, and offers what it advises', async ({
  page,
  request,
}) => {
  const { id } = await openFile(page, 'Valued', [report, policy])
  await request.post('/api/admin/login', { data: { password: adminPassword } })
  const terms = { monthlyRate: 3, compounding: 'simple', fee: 0, capMultiple: 2, mostMonths: null }
  await request.post('/api/admin/price/terms', { data: { ...terms, basedOn: 0 } })
  await signInAs(page, 'ruth')
  await page.goto(`/admin/applications/${id}`)
  await expect(page.getByRole('link', { name: 'Value' })).toBeVisible()
  const { press, type, effort } = createHand(page)
  await press('w')
  await expect(page.getByRole('heading', { name: /^From gross to what/ })).toBeVisible()
  await expect(page.getByText('Still missing:')).toBeVisible()
  await expectAccessible(page)

  // The policy is beside the sheet: what is typed comes from the page in sight.
  await press('d')
  const beside = page.getByRole('complementary', { name: 'Document beside the sheet' })
  const heading = beside.getByRole('heading')
  await expect(heading).toHaveText(/Police report|Insurance correspondence/)
  const isLast = /Police/.test(await heading.innerText())
  if (isLast) await press(']')
  await expect(heading).toHaveText('Insurance correspondence')
  await expect(beside.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  const next = async (label: string | RegExp, words: string, ...keys: string[]) => {
    await expect(figure(page, label)).toBeFocused()
    await type(words)
    await press(...keys)
  }
  const goTo = async (label: string) => {
    for (let presses = 0; presses < 12; presses++) {
      if (await figure(page, label).isVisible()) return
      await press('Tab')
    }
  }
  await press('c')
  await next('Policy: name', 'Example Mutual', 'Tab')
  await next(/, dollars, or \?$/, '100k', 'Enter')
  await next(/why, or where it’s from$/, 'Per person', 'Enter')
  await expect(page.getByRole('button', { name: 'Insurance correspondence, p. 1' })).toBeVisible()

  // The police report, and its second page while a cell is open.
  await press('Escape', isLast ? '[' : ']')
  await expect(beside.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
  await press('Enter', 'PageDown')
  await expect(beside.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  await next('The other side, percent', '90', 'Enter')
  await next(/why, or where it’s from$/, 'Cited', 'Enter')
  await next('Ana, percent', '10', 'Escape')
  await press('Enter')
  await next('Ana, percent', '10', 'Tab')
  await expect(cell(page, 'The other side')).toHaveText('90%')
  await expect(page.getByRole('button', { name: 'Police report, p. 2' }).first()).toBeVisible()
  await press('Escape', 'Escape')
  await expect(beside).toBeHidden()
  await press('i')
  await next('Injury: name', 'Disc L4-L5', 'Tab')
  await type('Shown')
  await press('Tab')

  // What can't be right says so where it stands, and stays until it is right.
  await goTo('Low, dollars')
  await next('Low, dollars', '75k', 'Tab')
  await next('Likely, dollars', '60k', 'Tab')
  await expect(page.getByRole('alert')).toHaveText('The low value is above the likely one.')
  await press('Control+a')
  await next('Likely, dollars', '120k', 'Tab')
  await next('High, dollars', '150k', 'Tab')
  await next('Attorney’s fee, percent', '133', 'Tab')
  await expect(page.getByRole('alert')).toHaveText('A fee of 133% can’t be right. Type 33.33.')
  await press('Control+a')
  await next('Attorney’s fee, percent', '33 1/3', 'Tab')
  await next('Costs, dollars', '4500', 'Tab')
  await press('Escape', 'l')
  await expect(page.getByRole('combobox', { name: 'Whose lien it is' })).toBeFocused()
  await type('Hos')
  await press('Tab')
  await next('Lien: name', 'Sample General Hospital', 'Tab')
  await next(/, dollars, or \?$/, '14,200', 'Enter', 'Enter')
  await press('Escape', 'f')
  await next('Prior funder: name', 'Example Advance Co.', 'Tab')
  await next(/, dollars, or \?$/, '3180', 'Tab')
  await goTo('Expected months, months')
  await next('Expected months, months', '20', 'Tab')
  await expect(cell(page, 'Expected months')).toHaveText('20 months')
  await expect(advised(page)).toHaveText('$11,600')
  await expect(page.getByRole('row', { name: /^Likely \$120,000 −\$40,000 −\$4,500/ })).toContainText(
    '$58,120',
  )
  await expectAccessible(page)
  test.info().annotations.push({ type: 'keys to fill a sheet', description: String(effort.keys) })

  // The offer opens with what is advised. More takes a reason and a second person.
  await press('o')
  const approve = page.getByRole('dialog', { name: /^Approve / })
  const amount = approve.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue(/11,600/)
  await amount.fill('12,000')
  await amount.press('Control+Enter')
  await expect(approve.getByText(/above what the value sheet advises/i).first()).toBeVisible()
  await expect(approve.getByText(/No mail leaves before the second signature/)).toBeVisible()
  await expect(approve).toBeVisible()
  await amount.fill('11,600')
  await approve.getByRole('textbox', { name: 'Why you decide it all the same' }).fill('The firm called us.')
  await amount.press('Control+Enter')
  await expect(approve).toBeHidden()
  await expect(page.getByText('Version 1 is closed with an offer by Ruth Owens.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a policy' })).toBeHidden()
})

test('a sheet prints on one page, fits a phone, and its versions stand side by side', {
  tag: '@proof',
}, async ({ page }) => {
  const { id, address } = await openFile(page, 'Printed')
  await signInAs(page, 'ruth')
  await fillSheet(page.request, id)
  await page.goto(address)
  await expect(advised(page)).toHaveText('$10,300')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]')

  await page.keyboard.press('y')
  await expect(page.getByText('Version 2 is open').first()).toBeVisible()
  await cell(page, 'Likely').click()
  await figure(page, 'Likely, dollars').fill('40k')
  await figure(page, 'Likely, dollars').press('Tab')
  const versions = page.getByRole('table', { name: 'What differs between two versions' })
  await expect(versions.getByRole('row', { name: 'Likely $41,200 $40,000', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open 1' }).click()
  await expect(page.getByText('Version 1 is closed when a new version began by Ruth Owens.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Likely: / })).toBeHidden()

  await page.setViewportSize(phone)
  await page.goto(address)
  await expect(advised(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await expectAccessible(page)
})
