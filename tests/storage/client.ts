import type { UploadFormAnswer } from '#features/documents/files/schema/files.ts'
import type { UploadRequest } from '#features/documents/files/schema/reservations.ts'
import { goodFiles } from '../support/sample-files.ts'

export type Answer = { status: number; body: Record<string, unknown> }
export type Ticket = { uploadURL: string; headers: Record<string, string> }

const post = async (url: string, body: object): Promise<Answer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** The three calls of an upload, as a plain client makes them. */
export function documentsClient(siteUrl: string, applicationId: string) {
  const base = `${siteUrl}/api/applications/${applicationId}`
  const client = {
    askForUrl: (request: Partial<UploadRequest> = {}) =>
      post(`${base}/upload-url`, {
        fileType: 'medical-records',
        fileSize: goodFiles.pdf.body.length,
        mimeType: goodFiles.pdf.type,
        ...request,
      }),

    async ticket(request: Partial<UploadRequest> = {}): Promise<Ticket> {
      const { status, body } = await client.askForUrl(request)
      if (status !== 200) throw new Error(`no upload URL: ${status} ${JSON.stringify(body)}`)
      return body as Ticket
    },

    register: (uploadURL: string, more: object = {}) =>
      post(`${base}/files`, { originalName: 'record.pdf', fileType: 'medical-records', uploadURL, ...more }),

    /** Makes all three. */
    async send(file: { type: string; body: Buffer }, more: object = {}): Promise<Answer> {
      const ticket = await client.ticket({ fileSize: file.body.length, mimeType: file.type })
      const status = await put(ticket, file.body)
      if (status !== 200) throw new Error(`the store answered ${status}`)
      return client.register(ticket.uploadURL, more)
    },
  }
  return client
}

export async function put(ticket: Ticket, body: Buffer, headers = ticket.headers): Promise<number> {
  const answer = await fetch(ticket.uploadURL, { method: 'PUT', body: new Uint8Array(body), headers })
  await answer.text()
  return answer.status
}

export type Form = { uploadURL: string; fields: Record<string, string> }

/** Posts a form like a browser: the fields first, then the file. Returns the status. */
export async function postForm(
  { uploadURL, fields }: Form,
  body: Buffer,
  { name = 'a.pdf', type = 'application/pdf', field = 'file' } = {},
): Promise<number> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append(field, new File([new Uint8Array(body)], name, { type }))
  const answer = await fetch(uploadURL, { method: 'POST', body: form })
  await answer.text()
  return answer.status
}

/** The calls for the holder of an upload link. */
export function linkClient(siteUrl: string, token: string) {
  const base = `${siteUrl}/api/upload/${encodeURIComponent(token)}`
  const client = {
    async info(): Promise<Answer> {
      const answer = await fetch(`${siteUrl}/api/upload-token/${encodeURIComponent(token)}/info`)
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },

    askForUrl: (request: object = {}) =>
      post(`${base}/file`, {
        fileType: 'medical-records',
        fileSize: goodFiles.pdf.body.length,
        mimeType: goodFiles.pdf.type,
        fileName: 'record.pdf',
        ...request,
      }),

    async form(request: object = {}): Promise<UploadFormAnswer> {
      const { status, body } = await client.askForUrl(request)
      if (status !== 200) throw new Error(`no upload URL: ${status} ${JSON.stringify(body)}`)
      return body as UploadFormAnswer
    },

    save: (filePath: string, more: object = {}) =>
      post(`${base}/save-file`, {
        fileName: 'record.pdf',
        originalName: 'record.pdf',
        fileType: 'medical-records',
        mimeType: goodFiles.pdf.type,
        fileSize: goodFiles.pdf.body.length,
        filePath,
        ...more,
      }),

    /** Makes all three. Returns the first refusal. */
    async send(file: { type: string; body: Buffer }, more: object = {}): Promise<Answer> {
      const said = { fileSize: file.body.length, mimeType: file.type }
      const { status, body } = await client.askForUrl({ ...said, ...more })
      if (status !== 200) return { status, body }
      const form = body as UploadFormAnswer
      const sent = await postForm(form, file.body, { type: file.type })
      if (sent < 200 || sent > 299) return { status: sent, body: {} }
      const save = () => client.save(form.objectPath, { ...said, ...more })
      const saved = await save()
      // Retries like the page does: the file is there, and a busy store may have time now.
      return saved.status === 503 ? save() : saved
    },

    askForNewLink: () => post(`${base}/new-link`, {}),
  }
  return client
}
