import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { plaintiffPayload } from './application-payloads.ts'
import { sendAsApplicant } from './judging.ts'
import { shortSheet } from './short-sheet.ts'

type TestFile = Parameters<typeof sendAsApplicant>[2]

export async function openFile({ request }: Page, lastName: string, files: readonly TestFile[] = []) {
  const sent = await request.post('/api/applications', { data: { ...plaintiffPayload, lastName } })
  const { id } = await sent.json()
  for (const file of files) await sendAsApplicant(request, id, file)
  return { id, address: `/admin/applications/${id}/value` }
}

export async function fillSheet(
  request: APIRequestContext,
  id: string,
  lines: readonly object[] = shortSheet,
) {
  for (const line of lines) {
    const data = { ...line, submissionKey: randomUUID() }
    const answer = await request.post(`/api/applications/${id}/value/lines`, { data })
    expect(answer.status(), await answer.text()).toBe(201)
  }
}

export const figure = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label })
export const cell = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: `) })
export const advised = (page: Page) =>
  page.getByRole('region', { name: 'Advised at most' }).getByRole('status')
