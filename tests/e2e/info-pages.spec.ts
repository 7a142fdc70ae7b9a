import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

const pages = ['/how-it-works', '/what-we-fund', '/for-attorneys', '/apply', '/thank-you'] as const
const withQuestions = ['/how-it-works', '/what-we-fund', '/for-attorneys', '/apply'] as const

test('every page has one h1, and a title and description of its own', async ({ request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/case-types', ...pages]) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
    expect(title.length, path).toBeGreaterThan(20)
    expect(description.length, path).toBeGreaterThan(60)
    expect(seen.has(title) || seen.has(description), path).toBe(false)
    seen.add(title).add(description)
  }
})

test('every page with questions answers the same ones to readers and to search engines', {
  tag: '@proof',
}, async ({ page }) => {
  for (const path of withQuestions) await test.step(path, () => expectSameAnswers(page, path))
})

async function expectSameAnswers(page: Page, path: string) {
  await page.goto(path)
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.parse(json ?? '')['@graph'] as {
    '@type': string
    mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  }[]
  const asked = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(asked.length).toBeGreaterThan(2)
  await expect(page.locator('main summary')).toHaveCount(asked.length)
  for (const { name, acceptedAnswer } of asked) {
    await page.getByText(name, { exact: true }).click()
    await expect(page.getByText(acceptedAnswer.text)).toBeVisible()
  }
  expect(graph.map((node) => node['@type'])).toContain('BreadcrumbList')
}

test('the header’s What We Fund leads to the page, the footer’s to the section of Home', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'What We Fund' }).first().click()
  await expect(page).toHaveURL(/\/what-we-fund$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'What We Fund' }).click()
  await expect(page).toHaveURL(/\/#what-we-fund$/)
})

test('how-it-works and for-attorneys lead to the application', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/how-it-works')
  for (const link of await page.getByRole('link', { name: 'Apply Now' }).all()) {
    await expect(link).toHaveAttribute('href', '/apply')
  }
  for (const name of ['Apply in Minutes', 'Quick Review', 'Receive Funds']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await page.goto('/for-attorneys')
  for (const claim of ['24-48 hours', '2,500+', '4.9/5', '96%']) {
    await expect(page.getByRole('main').getByText(claim, { exact: true }).first()).toBeVisible()
  }
  await expect(page.locator('dl > div', { hasText: '96%' })).toHaveText(/success rate/)
  await page.getByRole('link', { name: 'Apply for a Client' }).first().click()
  await expect(page).toHaveURL(/\/apply\?role=attorney$/)
})

test('Apply carries its badges and the form', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/apply')
  for (const badge of ['Secure Application', '24-Hour Response', 'No Upfront Fees']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  await page.getByRole('radio', { name: /attorney/i }).click()
  await expect(page.getByRole('button', { name: 'Back to Role Selection' })).toBeVisible()
})

test('Thank-you shows an example of a reference to visitors who haven’t applied, and claims no application', {
  tag: '@proof',
}, async ({ page, request }) => {
  const html = await (await request.get('/thank-you')).text()
  expect(html).not.toMatch(/BF-\d{4}[A-Z0-9]{6}/)
  expect(html).not.toMatch(/<p[^>]*>We have your application/)
  await page.goto('/thank-you')
  const reference = page.getByRole('status')
  await expect(reference).toHaveText(new RegExp(`^BF-${new Date().getFullYear()}[A-Z0-9]{6}$`))
  await expect(page.getByText('No application has been sent from this browser yet.')).toBeVisible()
  await expect(page.getByText(/belongs to no application/)).toBeVisible()
  await expect(page.getByText('We have your application')).toBeHidden()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('Thank-you shows the reference of the application that was just sent', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('application-reference', 'BF-2026SENT01'))
  await page.goto('/thank-you')
  await expect(page.getByRole('status')).toHaveText('BF-2026SENT01')
  await expect(page.getByText('We have your application.')).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('Thank-you says where the reference is', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/thank-you')
    await expect(page.getByText(/emailed you your reference number/)).toBeVisible()
    await expect(page.getByRole('status')).toBeHidden()
  })

  test('answers open and the application can be made by phone', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/apply')
    await page.getByText('Will you check my credit?').click()
    await expect(page.getByText(/don’t pull a credit report/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Apply by phone' })).toBeVisible()
  })
})
