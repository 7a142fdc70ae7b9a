import type { Page } from '@playwright/test'
import { openAdministrator } from './admin.ts'
import { plaintiffPayload } from './application-payloads.ts'

export const pdf = {
  name: 'record.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA page\n%%EOF\n'),
}

/** Submits an application and makes an upload link for it as the administrator. */
export async function newLink(page: Page, options: object = {}) {
  const sent = await page.request.post('/api/applications', { data: plaintiffPayload })
  const { id } = await sent.json()
  const { request } = await openAdministrator(page)
  const made = await request.post(`/api/applications/${id}/upload-token`, { data: options })
  const { id: linkId, uploadUrl } = await made.json()
  const change = (data: object) => request.patch(`/api/applications/${id}/upload-tokens/${linkId}`, { data })
  return { id, path: new URL(uploadUrl).pathname, change }
}

export const chooseFiles = (
  page: Page,
  files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
) => page.getByLabel('Choose files').setInputFiles(files)
