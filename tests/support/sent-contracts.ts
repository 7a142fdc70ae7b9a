import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { offerQuestionValues } from '#domain/contracts.ts'
import type { NewContract, Reissue } from '#features/contracts/records/schema.ts'
import { attorneyPayload, plaintiffPayload } from './application-payloads.ts'
import { approve, confirmForm, readyContracts } from './contract-page.ts'
import { sendAsApplicant } from './judging.ts'
import { pdf } from './upload-page.ts'

const noToAll = Object.fromEntries(offerQuestionValues.map((question) => [question, false]))

type Wanted = { draft?: Partial<NewContract>; state?: string; role?: 'plaintiff' | 'attorney' }

export type SentContract = Awaited<ReturnType<typeof sendContract>>

/** A contract that the desk sent to somebody with a mailbox of their own, and what the desk can do with it. */
export async function sendContract(
  desk: APIRequestContext,
  { draft = {}, state = 'TX', role = 'plaintiff' }: Wanted = {},
) {
  await readyContracts(desk)
  await confirmForm(desk)
  const file = await openApprovedFile(desk, role, state)
  const { id: fileId } = file
  const calls = `/api/applications/${fileId}`
  const paper = { name: 'papers.pdf', type: 'application/pdf', body: pdf.buffer }
  const addPaper = () => sendAsApplicant(desk, fileId, paper)
  const isOthers = draft.capacity !== undefined && draft.capacity !== 'self'
  const papers = isOthers ? { documentId: await addPaper(), courtDocumentId: await addPaper() } : {}
  const { suggested } = await get(`${calls}/contracts`)
  const { fundingOn } = suggested
  const drafted = await post(`${calls}/contracts`, { fundingOn, answers: noToAll, ...papers, ...draft })
  const on = (path: string, data: object = {}, who = desk) =>
    post(`/api/contracts/${drafted.id}/${path}`, data, who)
  const sent = await on('sending')
  // Codes go to an attorney's address only once the desk made sure of it.
  if (role === 'plaintiff') {
    const { version } = await get(`${calls}/firm`)
    await post(`${calls}/firm/verify`, { version })
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they need of it
  async function get(path: string): Promise<any> {
    const answer = await desk.get(path)
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they need of it
  async function post(path: string, data: object, who = desk): Promise<any> {
    const answer = await who.post(path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? undefined : answer.json()
  }
  return {
    ...{ ...file, fileId, contractId: drafted.id as string, number: sent.number as string },
    ...{ on, addPaper },
    read: () => get(`/api/contracts/${drafted.id}`),
    reissue: (change: Partial<Reissue> & { reason: string }) => on('reissue', change),
  }
}

async function openApprovedFile(desk: APIRequestContext, role: 'plaintiff' | 'attorney', state: string) {
  const some = randomUUID().slice(0, 8)
  const emails = { email: `ana-${some}@example.com`, attorneyEmail: `lee-${some}@park.example` }
  const data =
    role === 'attorney'
      ? { ...attorneyPayload, state, email: emails.attorneyEmail, clientEmail: emails.email }
      : {
          ...{
            ...plaintiffPayload,
            state,
            email: emails.email,
            plaintiffAttorneyEmail: emails.attorneyEmail,
          },
          ...{ forChildOrWard: false, guardianName: undefined },
        }
  const answer = await desk.post('/api/applications', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id, reference } = await answer.json()
  await approve({ request: desk }, id, 10_000_00)
  return { id: id as string, reference: reference as string, ...emails }
}
