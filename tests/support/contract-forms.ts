import type { FastifyInstance } from 'fastify'
import type {
  ContractForm,
  FormLine,
  FormList,
} from '../../src/features/contract-forms/templates/schema/forms.ts'
import { pdfOf } from './pdf-files.ts'

type Method = 'GET' | 'POST' | 'PUT'
type Headers = Record<string, string>

export const letterBytes = pdfOf([{ text: 'I have read every line of this form.' }])

/** The calls of the owner's screen. */
export function createFormCalls(app: FastifyInstance, owner: Headers) {
  async function call(method: Method, path: string, payload?: object, headers: Headers = owner) {
    const url = `/api/admin/contract-forms${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    const isJson = `${answer.headers['content-type']}`.includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined, answer }
  }
  const sendLetter = (version: number, bytes = letterBytes, headers: Headers = owner) =>
    app.inject({
      method: 'PUT',
      url: `/api/admin/contract-forms/${version}/letter`,
      headers: { ...headers, 'content-type': 'application/pdf' },
      payload: bytes,
    })
  const read = async (version: number): Promise<ContractForm> => (await call('GET', `/${version}`)).body
  return {
    call,
    sendLetter,
    read,
    list: async (): Promise<FormList> => (await call('GET', '')).body,
    /** Says lines otherwise, on what is there now. */
    async say(version: number, lines: Record<string, { en: string; es: string }>) {
      const { revision } = await read(version)
      return call('PUT', `/${version}/lines`, { revision, lines })
    },
    /** Puts a draft in force. */
    async confirm(version: number, change: object = {}) {
      await sendLetter(version)
      const { revision } = await read(version)
      return call('POST', `/${version}/confirmation`, { ...lawyer, revision, ...change })
    },
  }
}

export const lawyer = {
  lawyerName: 'Miriam Advocate',
  barNumber: '123456',
  barState: 'NY',
  day: '2026-01-05',
  coversSpanish: true,
}

/** A line that can't do without some value, and one that has none. */
export const lineWithPlace = ({ lines }: ContractForm): FormLine =>
  found(lines, ({ required }) => required.length > 0)
export const plainLine = ({ lines }: ContractForm): FormLine => found(lines, ({ en }) => !en.includes('{'))

function found(lines: readonly FormLine[], is: (line: FormLine) => boolean): FormLine {
  const line = lines.find(is)
  if (!line) throw new Error('no such line')
  return line
}
