import { eq } from 'drizzle-orm'
import { applications, contractSettings, contractTemplates, people } from '#db/schema/index.ts'
import type { DatabaseKind } from '#db/testing.ts'
import type { StateCode } from '#domain/states.ts'
import { readStandingTemplate } from '#features/contract-forms/templates/data.ts'
import type { NewContract } from '#features/contracts/records/schema.ts'
import { planFundingDay } from '#lib/business-days.ts'
import type { TestAppOptions } from '#server/testing.ts'
import { type DecidingDesk, openDecidingDesk, openFile, today } from './decisions.ts'

/** A business day a week ahead. */
export const fundingOn = planFundingDay(today)

export const noToAll = {
  'workers-compensation': false,
  'united-states': false,
  benefits: false,
  'other-funder': false,
} as const

export type ContractsDesk = Awaited<ReturnType<typeof openContractsDesk>>

/** The deciding desk with contracts on, and everything about the company that papers name. */
export async function openContractsDesk(kind: DatabaseKind, options?: TestAppOptions) {
  const desk = await openDecidingDesk(kind, options)
  const { db } = desk.database
  await db.insert(contractSettings).values({ isOn: true })
  const legalName = JSON.stringify([{ fact: 'legal-name', words: 'Beaconfield Funding LLC' }])
  await putText(desk, { key: 'who-page.company', section: 'pages', type: 'json', content: legalName })
  const content = '12 Main Street<br>Columbus, Ohio 43215'
  await putText(desk, { key: 'global.contact.office-address', section: 'global', type: 'html', content })
  return { ...desk, setRule: (code: StateCode, rule: object) => setRule(desk, code, rule) }
}

async function putText({ app, owner }: DecidingDesk, payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/api/content', headers: owner, payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

/** Writes a state's rule as its owner, from today on, and returns its version. */
async function setRule({ app, owner }: DecidingDesk, code: StateCode, payload: object): Promise<number> {
  const url = `/api/state-rules/${code}`
  const answer = await app.inject({ method: 'PUT', url, headers: owner, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().version
}

/** As if a lawyer had confirmed the words, Spanish and all, and states had approved the form. */
export async function confirmWords({ database: { db } }: DecidingDesk, more: object = {}) {
  const { version } = await readStandingTemplate(db)
  await db
    .update(contractTemplates)
    .set({
      lawyerName: 'Dana Cole',
      lawyerBarNumber: '123456',
      lawyerBarState: 'TX',
      confirmedOn: '2026-11-01',
      letter: { key: 'letter', sha256: '0'.repeat(64), size: 1 },
      coversSpanish: true,
      confirmedAt: new Date(),
      confirmedByName: 'Owner',
      ...more,
    })
    .where(eq(contractTemplates.version, version))
}

/** From then on this colleague may sign and send contracts. */
export const letSend = ({ database: { db } }: DecidingDesk, id: string, maySendContracts = true) =>
  db.update(people).set({ maySendContracts }).where(eq(people.id, id))

type Wanted = Partial<NewContract>
type Opened = {
  termsVersion?: number
  state?: StateCode
  role?: 'attorney'
  amount?: number
  ruleVersion?: number
}

/** A file with an approved offer, and what can be done with its contracts. */
export async function openContractFile(
  desk: ContractsDesk,
  { amount = 10_000_00, ruleVersion, termsVersion, ...opened }: Opened = {},
) {
  const file = await openFile(desk, opened)
  const offered = await file.approve(amount, {
    ...(ruleVersion !== undefined && { ruleVersion }),
    ...(termsVersion !== undefined && { termsVersion }),
    ...(opened.role && { state: opened.state ?? 'TX' }),
  })
  if (offered.status !== 201) throw new Error(JSON.stringify(offered.body))
  const on = async (
    method: 'GET' | 'POST',
    id: string,
    path = '',
    payload?: object,
    headers: { cookie: string } = desk.ruth.headers,
  ) => {
    const url = `/api/contracts/${id}${path}`
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ...file,
    draft: (wanted: Wanted = {}, headers = desk.ruth.headers) =>
      file.call('POST', '/contracts', headers, { fundingOn, ...wanted }),
    contracts: async () => (await file.call('GET', '/contracts', desk.ruth.headers)).body,
    contract: async (id: string) => (await on('GET', id)).body,
    send: (id: string, headers = desk.owner) => on('POST', id, '/sending', {}, headers),
    cancel: (id: string, reason = 'The client asked for less.') => on('POST', id, '/voiding', { reason }),
    reissue: (id: string, wanted: Wanted = {}, reason = 'Another day.') =>
      on('POST', id, '/reissue', { fundingOn, reason, ...wanted }),
    on,
  }
}

/** A file whose contract can be sent. */
export async function openSendable(desk: ContractsDesk, wanted: Wanted = {}, opened: Opened = {}) {
  const file = await openContractFile(desk, opened)
  if (opened.role)
    await desk.database.db
      .update(applications)
      .set({ clientEmail: 'c@example.com' })
      .where(eq(applications.id, file.id))
  const { status, body } = await file.draft({ answers: noToAll, ...wanted })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { ...file, id: body.id as string, fileId: file.id, body }
}
