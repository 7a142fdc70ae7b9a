import { expect } from '@playwright/test'
import type { Sender } from './admin.ts'

export type ContentText = { key: string; section: string; title?: string; type: string; content: string }

/** Writes a text as the signed-in administrator, and overwrites any earlier one. */
export async function putContent({ request }: Sender, text: ContentText) {
  const created = await request.post('/api/content', { data: text })
  if (created.status() !== 409) return expect(created.status(), await created.text()).toBe(201)
  const changed = await request.put(`/api/content/${text.key}`, { data: text })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** Tests in one worker share a site: each leaves it as it found it. */
export async function clearContent({ request }: Sender) {
  const items: ContentText[] = await (await request.get('/api/content')).json()
  for (const { key } of items) await request.delete(`/api/content/${key}`)
}
