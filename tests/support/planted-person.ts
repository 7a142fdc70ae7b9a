import { plaintiffPayload } from './application-payloads.ts'

/** Unique values, one for each place where a person's data may hide. */
export const planted = {
  firstName: 'Plantedfirst',
  lastName: 'Plantedlast',
  email: 'planted.person@example.net',
  phone: '(718) 555-0642',
  address: '77 Planted Avenue',
  caseDescription: 'A planted description of what happened',
  note: 'A planted note of the reviewer',
  callWords: 'Planted words about a call',
  followUpWords: 'Planted words of a follow-up',
  mailWords: 'Planted words of a mail',
  reason: 'A planted reason for a status',
  fileName: 'planted-file-name.txt',
  fileText: 'The planted words inside a document',
  deskMessage: 'A planted message of the desk',
} as const

/** Adds the forms the database derives from them. */
export const plantedValues = [...Object.values(planted), '7185550642', planted.lastName.toLowerCase()]

const { firstName, lastName, email, phone, address, caseDescription } = planted
export const plantedPayload = {
  ...plaintiffPayload,
  ...{ firstName, lastName, email, phone, address, caseDescription },
}

const plantedMessage = {
  name: `${firstName} ${lastName}`,
  email: email.toUpperCase(),
  phone,
  subject: 'general-question',
  message: caseDescription,
}

type Send = (
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  body: object | string,
  headers?: Record<string, string>,
) => Promise<{ status: number; json: Record<string, unknown> }>

/** Plants the values in every place, as the applicant and as the administrator. Returns the application's id. */
export async function plant(send: Send, admin: Record<string, string>): Promise<string> {
  const succeed = async (...call: Parameters<Send>) => {
    const { status, json } = await send(...call)
    if (status >= 300) throw new Error(`${call[1]} was answered with ${status}: ${JSON.stringify(json)}`)
    return json
  }
  const id = String((await succeed('POST', '/api/applications', plantedPayload)).id)
  const own = `/api/applications/${id}`
  const file = { fileType: 'other', fileSize: planted.fileText.length, mimeType: 'text/plain' }
  const ticket = await succeed('POST', `${own}/upload-url`, file)
  const { pathname, search } = new URL(String(ticket.uploadURL))
  await succeed('PUT', pathname + search, planted.fileText, ticket.headers as Record<string, string>)
  const { uploadURL } = ticket
  await succeed('POST', `${own}/files`, { originalName: planted.fileName, fileType: 'other', uploadURL })
  // Reserved and sent, but never registered.
  const second = await succeed('POST', `${own}/upload-url`, file)
  const left = new URL(String(second.uploadURL))
  const leftHeaders = second.headers as Record<string, string>
  await succeed('PUT', left.pathname + left.search, planted.fileText, leftHeaders)
  await succeed('POST', `${own}/notes`, { body: planted.note }, admin)
  const call = { party: 'applicant', outcome: 'reached', words: planted.callWords }
  await succeed('POST', `${own}/calls`, { ...call, submissionKey: 'planted-call' }, admin)
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  const followUp = { dueAt, words: planted.followUpWords, submissionKey: 'planted-follow-up' }
  await succeed('POST', `${own}/follow-ups`, followUp, admin)
  const mail = { party: 'applicant', subject: 'Planted subject of a mail', text: planted.mailWords }
  await succeed('POST', `${own}/mails`, { ...mail, submissionKey: 'planted-mail' }, admin)
  const change = { status: 'documents-needed', reason: planted.reason, version: 1 }
  await succeed('PATCH', `${own}/status`, change, admin)
  await succeed('POST', '/api/contact', plantedMessage)
  const written = { party: 'applicant', text: planted.deskMessage, submissionKey: 'planted-message' }
  await succeed('POST', `${own}/messages`, written, admin)
  return id
}
