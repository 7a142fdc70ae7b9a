import { type APIRequestContext, request } from '@playwright/test'
import { confirmForm, readyContracts } from '../support/contract-page.ts'
import { mailsTo } from '../support/signing-mails.ts'
import type { Desk } from './paying-way.ts'

const email = 'second@funding.example'
const password = 'three wet umbrellas by the door'

/** Made up, as the Treasury publishes them. */
const lists = {
  sdn: `36,"TESTOV, Boris","individual","SDGT",${'-0- ,'.repeat(7)}"DOB 01 Jan 1960."\r\n`,
  alt: '36,37,"aka","TESTOFF, Borya",-0- \r\n',
}

/** Contracts are on, the Treasury's lists are there, and a colleague may pay too. */
export async function openPayingDesk(
  siteUrl: string,
  dataDir: string,
  today: string,
): Promise<{ desk: Desk; askForTwo: () => Promise<void> }> {
  const owner = await request.newContext({ baseURL: siteUrl })
  await readyContracts(owner)
  await confirmForm(owner)
  for (const [kind, data] of Object.entries(lists))
    await must(
      owner.post(`/api/admin/sanctions-lists?kind=${kind}&listedOn=${today}`, {
        ...{ data: Buffer.from(data), headers: { 'content-type': 'text/csv' } },
      }),
    )
  const second = await request.newContext({ baseURL: siteUrl })
  await must(owner.post('/api/admin/invitations', { data: { name: 'Sam Second', email, role: 'reviewer' } }))
  const token = await findInvitation(dataDir)
  await must(second.post(`/api/admin/invitation/${token}/accept`, { data: { password } }))
  const { people } = await (await must(owner.get('/api/admin/people'))).json()
  const { id } = people.find(({ name }: { name: string }) => name === 'Sam Second')
  const rights = { mayPay: true, maySeeBankDetails: true, mayRecordPayments: true }
  await must(owner.patch(`/api/admin/people/${id}`, { data: rights }))
  const desk = { owner: await cookieOf(owner), second: await cookieOf(second) }
  return {
    desk,
    /** Not before the offers are made, which would take two as well. */
    askForTwo: async () => {
      const { version } = await (await must(owner.get('/api/admin/signatures'))).json()
      await must(owner.put('/api/admin/signatures', { data: { secondAbove: 1_000_00, version } }))
      await Promise.all([owner.dispose(), second.dispose()])
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each step looks at what it needs
async function must(asked: ReturnType<APIRequestContext['get']>): Promise<any> {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer
}

async function cookieOf(context: APIRequestContext): Promise<string> {
  const { cookies } = await context.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function findInvitation(dataDir: string): Promise<string> {
  for (;;) {
    const links = mailsTo(dataDir, email).flatMap((mail) => mail.links)
    const token = links.flatMap((link) => /\/admin\/[a-z]+\/([\w-]{43})\b/.exec(link)?.[1] ?? []).at(-1)
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
