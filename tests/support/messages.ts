import type { Page } from '@playwright/test'
import type { Sender } from './admin.ts'
import { expect } from './site.ts'

/** Tests in one worker share a site: each leaves it as it found it. */
export async function clearMessages({ request }: Sender) {
  for (const state of ['all', 'spam']) {
    for (;;) {
      const answer = await request.get(`/api/contact/messages?state=${state}&pageSize=100`)
      const { messages }: { messages: { id: string }[] } = await answer.json()
      if (messages.length === 0) break
      for (const { id } of messages) await request.delete(`/api/contact/messages/${id}`)
    }
  }
  // What other tests wrote on case pages and in files can't be deleted, but is done.
  for (const state of ['unanswered', 'waiting']) {
    const answer = await request.get(`/api/inbox?state=${state}&pageSize=100`)
    const { rows }: { rows: { id: string; party: string }[] } = await answer.json()
    for (const { id, party } of rows)
      await request.post(`/api/applications/${id}/messages/done`, { data: { party, done: true } })
  }
}

const ann = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(555) 014-7733',
  subject: 'funding-inquiry',
  message: 'How long does it take?\nMy rent is due.',
}

/** Sends a message as the contact form does, from Ann unless told otherwise. */
export async function write(page: Page, changes: Record<string, unknown> = {}) {
  const answer = await page.request.post('/api/contact', { data: { ...ann, ...changes } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).id as string
}

export const row = (page: Page, words: string) =>
  page.getByRole('listitem').getByRole('link').filter({ hasText: words })
export const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true })
/** Does what lies behind "More". */
export async function act(page: Page, name: string) {
  await message(page).getByRole('button', { name: 'More', exact: true }).click()
  await button(page, name).click()
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })
export const pile = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Messages to show' }).getByRole('link', { name })

/** Watches whether words ever appear on the page: a toast may be gone by the time the test looks. */
export async function listenFor(page: Page, words: string) {
  const heard = await page.evaluateHandle((words) => {
    const heard = { words: false }
    const listen = () => {
      if (document.body.textContent?.includes(words)) heard.words = true
    }
    new MutationObserver(listen).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return heard
  }, words)
  return () => heard.evaluate(({ words }) => words)
}
