import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/site.ts'

const pages = ['/how-it-works', '/what-we-fund', '/for-attorneys', '/apply', '/thank-you'] as const
const withQuestions = ['/how-it-works', '/what-we-fund', '/for-attorneys', '/apply'] as const

test('every page has one h1, and a title and description of its own', async ({ request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/case-types', '/check', '/help-first', ...pages]) {
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
  for (const { name, acceptedAnswer } of asked) {
    const answer = page.getByText(acceptedAnswer.text)
    // Six short ones stand open on How It Works.
    if (!(await answer.isVisible())) await page.getByText(name, { exact: true }).click()
    await expect(answer).toBeVisible()
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

type Check = Record<'state' | 'attorney' | 'kind' | 'when', string>

async function answerCheck(page: Page, { state, attorney, kind, when }: Check) {
  await page.goto('/check')
  await page.getByLabel('Where do you live?').selectOption(state)
  for (const name of [attorney, kind, when]) await page.getByLabel(name, { exact: true }).check()
  await page.getByRole('button', { name: 'See the answer' }).click()
}

test('the self-check answers in the browser, with the focus on the answer, and leads on', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url())
  })
  const fall = { state: 'Ohio', attorney: 'Not yet', kind: 'Fall', when: '1 to 2 years ago' }
  await page.goto('/check')
  await page.getByRole('button', { name: 'See the answer' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Choose the kind of case' }).click()
  await expect(page.getByLabel('Car, truck or motorcycle')).toBeFocused()
  await answerCheck(page, fall)
  await expect(page.getByRole('heading', { name: 'Probably not yet.' })).toBeFocused()
  await expect(page.getByText('We only fund cases that have an attorney.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Where do you live?')).toBeFocused()
  await expect(page.getByLabel('Fall', { exact: true })).toBeChecked()
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByRole('button', { name: 'See the answer' }).click()
  await expect(page.getByRole('heading', { name: 'It looks like we can help.' })).toBeFocused()
  await expectAccessible(page)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => [location.search, JSON.stringify(sessionStorage)])).not.toContain(
    'slip-fall',
  )
  await page.getByRole('link', { name: 'Start My Application' }).click()
  await expect(page).toHaveURL(/\/apply$/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the self-check is a form whose answers stand in no address', async ({ page }) => {
    const crash = { state: 'District of Columbia', attorney: 'Yes', kind: 'Fall', when: 'Longer ago' }
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await answerCheck(page, crash)
    const response = await answered
    expect([
      response.status(),
      response.headers()['cache-control'],
      response.headers()['set-cookie'],
    ]).toEqual([200, 'no-store', undefined])
    await expect(page).toHaveURL(/\/check$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We can’t fund anyone in the District of Columbia.',
    )
  })

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
