import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('region', { name: 'Send us a message' })
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

export async function fill(page: Page, words: string) {
  await form(page).getByLabel('Your name').fill('Ann Example')
  await form(page).getByLabel('Email address').fill('ann@example.com')
  await form(page).getByLabel('Subject').selectOption('Funding inquiry')
  await form(page).getByLabel('Message').fill(words)
}
