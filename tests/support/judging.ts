import type { APIRequestContext, Page } from '@playwright/test'
import { joinAdmin, openAdministrator } from './admin.ts'
import { plaintiffPayload } from './application-payloads.ts'

export type SentFile = { name: string; type: string; body: Buffer; fileType?: string }

/** Sends a file for an application as its applicant, right after applying. */
export async function sendAsApplicant(
  request: APIRequestContext,
  id: string,
  file: SentFile,
): Promise<string> {
  const { name, type, body, fileType = 'medical-records' } = file
  const asked = await request.post(`/api/applications/${id}/upload-url`, {
    data: { fileType, fileSize: body.length, mimeType: type },
  })
  const { uploadURL, headers } = await asked.json()
  await request.put(uploadURL, { data: body, headers })
  const saved = await request.post(`/api/applications/${id}/files`, {
    data: { originalName: name, fileType, uploadURL },
  })
  return (await saved.json()).id
}

/** An application with these files, and the administrator signed in. */
export async function applyWith(page: Page, lastName: string, files: readonly SentFile[]) {
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, lastName } })
  const { id } = await sent.json()
  const documentIds: string[] = []
  for (const file of files) documentIds.push(await sendAsApplicant(page.request, id, file))
  await joinAdmin(page)
  const { request } = await openAdministrator(page)
  const readItems = async () => (await (await request.get(`/api/applications/${id}/checklist`)).json()).items
  return { id, documentIds, request, readItems }
}

/** Whether anything is drawn on the page in sight: how many colors a row of samples has. */
export const countColors = (page: Page) =>
  page.locator('.viewer-page canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, Math.min(height, 400)).data ?? []
    const colors = new Set<string>()
    for (let at = 0; at < pixels.length; at += 4 * 3) colors.add(`${pixels[at]} ${pixels[at + 1]}`)
    return colors.size
  })
