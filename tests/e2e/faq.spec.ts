import { expect, expectAccessible, phone, test } from '../support/site.ts'

test('questions are found by typing and read by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/faq')
  const count = page.getByRole('status')
  const [all = ''] = /\d+/.exec(await count.innerText()) ?? []
  const field = page.getByRole('searchbox', { name: 'Search the questions' })
  await field.focus()
  await page.keyboard.type('SSI resource')
  await expect(count).toHaveText(`1 of ${all} questions`)
  // So few that the answer is open at once.
  await expect(page.getByText('$2,000 in countable resources')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What does an advance cost?' })).toBeHidden()
  await expectAccessible(page, 'main')
  await page.keyboard.press('Enter')
  const ssi = page.locator('summary', { hasText: 'SSI' })
  await expect(ssi).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('$2,000 in countable resources')).toBeHidden()

  await field.fill('unicorns')
  await expect(page.getByRole('heading', { name: 'No answer here fits that' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'ask us in writing' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()

  // People's own words, and a typo; the best answer comes first.
  await field.fill('intrest rate')
  await expect(page.locator('main section summary').first()).toHaveText('What does an advance cost?')
  await page.getByRole('button', { name: 'Show all questions' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(count).toHaveText(`${all} questions`)
  await expect(page.locator('main section details:visible')).toHaveCount(Number(all))
})

test('an answer has an address of its own, which opens it', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/faq#taxes')
  await expect(page.getByText('26 U.S.C. 104(a)(2)')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Do I pay taxes on it?' })).toBeInViewport()
  await page.goto('/faq?q=bankruptcy')
  await expect(page.getByText('11 U.S.C. 541')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('bankruptcy')
})

test('How It Works, Cost, Apply and the footer lead there', { tag: '@proof' }, async ({ page }) => {
  for (const path of ['/how-it-works', '/cost', '/apply']) {
    await page.goto(path)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'All questions and answers' }),
    ).toHaveAttribute('href', '/faq')
  }
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['FAQ', '/faq'],
    ['Accessibility', '/accessibility'],
    ['Consumer Health Data Privacy', '/health-data'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer opens, by its question or its address, and nothing offers to search', async ({
    page,
  }) => {
    await page.goto('/faq#ssi')
    await expect(page.getByText('$2,000 in countable resources')).toBeInViewport()
    await page.getByText('Can I pay it off early?').click()
    await expect(page.getByText('Nothing is due until the case pays.')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
