import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { adminPassword } from './admin.ts'
import { plaintiffPayload } from './application-payloads.ts'
import { putContent } from './content.ts'
import { pdfOf } from './pdf-files.ts'

type Answer = Awaited<ReturnType<APIRequestContext['get']>>

// biome-ignore lint/suspicious/noExplicitAny: tests look at what they need of it
async function jsonOf(answer: Answer): Promise<any> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const signInAsOwner = async (owner: APIRequestContext) =>
  jsonOf(await owner.post('/api/admin/login', { data: { password: adminPassword } }))

/** The owner turns contracts on or off, on whatever version. */
export async function turnContracts(owner: APIRequestContext, isOn: boolean) {
  await signInAsOwner(owner)
  const { keepYears, version } = await jsonOf(await owner.get('/api/admin/contracts'))
  await jsonOf(await owner.put('/api/admin/contracts', { data: { isOn, keepYears, version } }))
}

/** Contracts are on, with a price and our name and address. Workers share a site, so it may be so already. */
export async function readyContracts(owner: APIRequestContext) {
  await turnContracts(owner, true)
  const { versions } = await jsonOf(await owner.get('/api/admin/price/terms'))
  if (versions.length === 0) {
    const terms = { monthlyRate: 2, compounding: 'simple', fee: 0, capMultiple: 2, mostMonths: 36 }
    await jsonOf(await owner.post('/api/admin/price/terms', { data: { ...terms, basedOn: 0 } }))
  }
  const words = [{ fact: 'legal-name', words: 'Beaconfield Legal Funding, LLC' }]
  await putContent(
    { request: owner },
    { key: 'who-page.company', section: 'pages', type: 'json', content: JSON.stringify(words) },
  )
  await putContent(
    { request: owner },
    {
      ...{ key: 'global.contact.office-address', section: 'global', type: 'html' },
      content: '20 Harbor Road<br>Portsmouth, NH 03801',
    },
  )
}

/** A lawyer's letter about the words that stand, so that contracts can be sent. */
export async function confirmForm(owner: APIRequestContext) {
  await signInAsOwner(owner)
  const { standing, forms } = await jsonOf(await owner.get('/api/admin/contract-forms'))
  const form = forms.find((one: { version: number }) => one.version === standing)
  if (form.confirmation) return
  const address = `/api/admin/contract-forms/${standing}`
  const letter = await owner.put(`${address}/letter`, {
    data: pdfOf([{ text: 'I read the form.' }]),
    headers: { 'content-type': 'application/pdf' },
  })
  expect(letter.status(), await letter.text()).toBe(204)
  const { revision } = await jsonOf(await owner.get(address))
  const lawyer = { lawyerName: 'Nora Finch', barNumber: '00-1234', barState: 'TX', day: '2026-11-02' }
  await jsonOf(
    await owner.post(`${address}/confirmation`, { data: { ...lawyer, revision, coversSpanish: false } }),
  )
}

/** A file of somebody who signs for themselves, with an offer that stands. The person who is signed in on the page approves it. */
export async function openOffer(page: Page, lastName: string, amount = 10_000_00) {
  const own = { ...plaintiffPayload, lastName, forChildOrWard: false, guardianName: undefined }
  const { id } = await jsonOf(await page.request.post('/api/applications', { data: own }))
  return { id, address: `/admin/applications/${id}/contract`, approve: () => approve(page, id, amount) }
}

export async function approve({ request }: Pick<Page, 'request'>, id: string, amount: number) {
  const { version } = await jsonOf(await request.get(`/api/applications/${id}`))
  const { currentTerms, rule } = await jsonOf(await request.get(`/api/applications/${id}/decision`))
  const data = {
    ...{ kind: 'approved', amount, version, termsVersion: currentTerms, ruleVersion: rule.version },
    ...{ submissionKey: randomUUID(), concernsReason: 'The firm called us.' },
  }
  await jsonOf(await request.post(`/api/applications/${id}/decisions`, { data }))
}

/** The owner gives somebody the right to send contracts, or takes it. */
export async function letSend(owner: APIRequestContext, name: string, maySendContracts: boolean) {
  await signInAsOwner(owner)
  const { people } = await jsonOf(await owner.get('/api/admin/people'))
  const { id } = people.find((person: { name: string }) => person.name === name)
  const answer = await owner.patch(`/api/admin/people/${id}`, { data: { maySendContracts } })
  expect(answer.status(), await answer.text()).toBe(204)
}
