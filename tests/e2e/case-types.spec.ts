import { listCaseTypes } from '../../src/features/case-types/content.ts'
import { sample } from '../support/sample.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

const pages = {
  'car-accident': ['Car Accident', '$5,000 - $100,000', '6 months - 3 years'],
  'truck-accident': ['Truck Accident', '$10,000 - $500,000', '1 - 5 years'],
  'slip-and-fall': ['Slip and Fall', '$3,000 - $75,000', '6 months - 2 years'],
  'medical-malpractice': ['Medical Malpractice', '$15,000 - $1,000,000', '2 - 7 years'],
  'motorcycle-accident': ['Motorcycle Accident', '$8,000 - $250,000', '8 months - 4 years'],
  'product-liability': ['Product Liability', '$10,000 - $500,000', '1 - 6 years'],
  'workplace-injury': ['Workplace Injury', '$5,000 - $200,000', '1 - 4 years'],
  'wrongful-death': ['Wrongful Death', '$25,000 - $2,000,000', '1 - 5 years'],
} as const

test('the index shows every case type with its figures and a link that says where it leads', async ({
  page,
}) => {
  await page.goto('/case-types')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Injury Cases We Fund')
  await expect(
    page.getByText('No Credit Check Required • Fast Approval • No Upfront Fees', { exact: true }),
  ).toBeVisible()
  for (const [slug, [name, funding, time]] of Object.entries(pages)) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText(funding)
    await expect(card).toContainText(time)
    await expect(card.getByRole('link', { name: `Learn More about ${name} funding` })).toHaveAttribute(
      'href',
      `/case-types/${slug}`,
    )
  }
  const ready = page.getByRole('region', { name: 'Ready to Apply for Pre-Settlement Funding?' })
  await expect(ready.getByRole('link', { name: 'Apply for Funding' })).toHaveAttribute('href', '/apply')
  await expect(ready.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

for (const [slug, [name, funding, time]] of sample(Object.entries(pages), 1)) {
  test(`${slug} says what it costs, how long it takes, and lets you apply`, async ({ page }) => {
    await page.goto(`/case-types/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const main = page.getByRole('main')
    await expect(main).toContainText(funding)
    await expect(main).toContainText(time)
    for (const title of ['Common Challenges', 'How Funding Helps', 'Eligibility Factors']) {
      await expect(main.getByRole('region', { name: title }).getByRole('listitem')).toHaveCount(5)
    }
    await expect(main.getByRole('region', { name: 'Industry Statistics' })).toContainText('Source:')
    await expect(
      main.getByRole('region', { name: 'Other Case Types We Fund' }).getByRole('link'),
    ).toHaveCount(4)
    const form = page.locator('#application-form')
    await expect(form.getByRole('heading', { name: `Apply for ${name} Funding` })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Continue Application' })).toBeDisabled()
  })
}

test('the structured data lists the case types and describes each as a service', async ({ request }) => {
  const graphOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    return JSON.parse(json)['@graph'] as { '@type': string; [key: string]: unknown }[]
  }
  const list = (await graphOf('/case-types')).find((node) => node['@type'] === 'ItemList')
  expect(list?.itemListElement).toHaveLength(listCaseTypes('en').length)
  const types = (await graphOf('/case-types/slip-and-fall')).map((node) => node['@type'])
  expect(types).toEqual(['Service', 'BreadcrumbList'])
})

test('an unknown case type answers 404, names six others and the way home', async ({ page, trouble }) => {
  const answer = await page.goto('/case-types/no-such-case')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Type Not Found')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    "We couldn't find information for that case type. Please check the URL or browse our available case types below.",
  )
  await expect(main.getByRole('article')).toHaveCount(6)
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  // The browser logs the status of the page it opens.
  expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
})

test('on paper a case type keeps its facts and leaves out what cannot be pressed', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/case-types/car-accident')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Common Challenges' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Industry Statistics' })).toBeVisible()
  await expect(page.locator('#application-form')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Other Case Types We Fund' })).toBeHidden()
})
