import type { Page } from '@playwright/test'

export const headline = { section: 'hero', key: 'hero.headline', type: 'text', content: 'Written before' }

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })

export async function openSection(page: Page, card: string) {
  await page.goto('/admin')
  await button(page, `Edit ${card}`).click()
}

export async function openText(page: Page, card: string, key: string) {
  await openSection(page, card)
  await button(page, `Edit ${key}`).click()
}
