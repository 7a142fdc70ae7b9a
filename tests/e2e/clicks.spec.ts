import type { APIRequestContext } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { createHand } from '../support/counting-hand.ts'
import { dayJobs, type Subject, total } from '../support/day-jobs.ts'
import { sendAsApplicant } from '../support/judging.ts'
import { pdfOf } from '../support/pdf-files.ts'
import { isProof } from '../support/sample.ts'
import { desktop, expect } from '../support/site.ts'
import { signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

const hands = isProof ? (['byKeys', 'byMouse'] as const) : (['byKeys'] as const)
let count = 0

/** A new file with one document to judge, the only one that is open. */
async function openFile(
  request: APIRequestContext,
): Promise<Subject & { clear: () => Promise<void>; close: () => Promise<void> }> {
  count++
  const phone = `(512) 555-${String(1000 + count)}`
  const data = { ...plaintiffPayload, lastName: `Job ${count}`, email: `job${count}@example.com`, phone }
  const { id } = await (await request.post('/api/applications', { data })).json()
  const body = pdfOf([{ text: 'A page' }])
  await sendAsApplicant(request, id, { name: 'record.pdf', type: 'application/pdf', body })
  return {
    ...{ name: `${data.firstName} ${data.lastName}`, phone },
    /** The firm is asked, and no needed document is open: nothing stands against a yes. */
    async clear() {
      const url = `/api/applications/${id}`
      expect((await request.post(`${url}/firm/verify`, { data: { version: 1 } })).ok()).toBe(true)
      expect((await request.post(`${url}/firm/ask`)).ok()).toBe(true)
      const { items } = await (await request.get(`${url}/checklist`)).json()
      for (const { id: itemId, version } of items) {
        const change = { data: { version, waived: true } }
        expect((await request.patch(`${url}/checklist/items/${itemId}`, change)).ok()).toBe(true)
      }
    },
    async close() {
      const { version } = await (await request.get(`/api/applications/${id}`)).json()
      const change = { status: 'withdrawn', version, reason: 'Over' }
      expect((await request.patch(`/api/applications/${id}/status`, { data: change })).ok()).toBe(true)
    },
  }
}

test('each of the day’s jobs takes at most half of the clicks and keys that it took in a dialog of tabs', {
  tag: '@proof',
}, async ({ page, request }) => {
  // Nine jobs, each on a file of its own, by one hand or two.
  test.setTimeout(isProof ? 900_000 : 480_000)
  await request.post('/api/admin/login', { data: { password: adminPassword } })
  const terms = { monthlyRate: 2.9, compounding: 'monthly', fee: 0, capMultiple: 2.5, mostMonths: null }
  await request.post('/api/admin/price/terms', { data: { ...terms, basedOn: 0 } })
  await signInAs(page, 'ruth')
  const counted: Record<string, string>[] = []
  for (const { job, before, isCleared, ...works } of dayJobs) {
    const line: Record<string, string> = { job }
    for (const hand of hands) {
      const { clear, close, ...subject } = await openFile(request)
      if (isCleared) await clear()
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 2, name: subject.name })).toBeVisible()
      const counting = createHand(page)
      await works[hand](page, counting, subject)
      const { clicks, keys } = counting.effort
      line[hand] = `${clicks} clicks, ${keys} keys, before ${before?.[hand] ?? 'not possible'}`
      if (before) expect.soft(total(counting.effort), `${job}, ${hand}`).toBeLessThanOrEqual(before[hand] / 2)
      await close()
    }
    counted.push(line)
  }
  if (isProof) console.table(counted)
})
