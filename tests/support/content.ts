import { expect, type Page } from '@playwright/test'

export type ContentText = { key: string; section: string; title?: string; type: string; content: string }

/** Writes a text as the signed-in administrator, over what may be there. */
export async function putContent(page: Page, text: ContentText) {
  const created = await page.request.post('/api/content', { data: text })
  if (created.status() !== 409) return expect(created.status(), await created.text()).toBe(201)
  const changed = await page.request.put(`/api/content/${text.key}`, { data: text })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** The tests of one worker share a site: each leaves it as it found it. */
export async function clearContent(page: Page) {
  const items: ContentText[] = await (await page.request.get('/api/content')).json()
  for (const { key } of items) await page.request.delete(`/api/content/${key}`)
}
