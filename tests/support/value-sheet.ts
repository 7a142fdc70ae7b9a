import { randomUUID } from 'node:crypto'
import { type DecidingDesk, openFile } from './decisions.ts'

type Headers = { cookie: string }
export type NewValueLine = { name: string; figure: object; [member: string]: unknown }

/** A file on that desk, and its value sheet. */
export async function openValue(desk: DecidingDesk, file?: Awaited<ReturnType<typeof openFile>>) {
  const opened = file ?? (await openFile(desk))
  const { ruth } = desk
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Headers = ruth.headers,
  ) {
    const url = `/api/applications/${opened.id}/value${path}`
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const add = (line: NewValueLine, headers?: Headers) =>
    call('POST', '/lines', { submissionKey: randomUUID(), ...line }, headers)
  return {
    ...{ file: opened, call, add },
    read: async () => (await call('GET', '')).body,
    async fill(lines: readonly NewValueLine[] = drawnSheet) {
      for (const line of lines) {
        const { status, body } = await add(line)
        if (status !== 201) throw new Error(JSON.stringify(body))
      }
      return (await call('GET', '')).body
    },
    lineOf: async (name: string) =>
      (await call('GET', '')).body.lines.find((line: { name: string }) => line.name === name),
  }
}

const note = 'By phone, Ada Byline'
const amount = (name: string, cents: number, more: object = {}): NewValueLine => ({
  name,
  figure: { amount: cents, note, ...more },
})

/** As few lines as advise the same $10,300, at grade A. */
export const shortSheet: readonly NewValueLine[] = [
  { name: 'liability-other', figure: { percent: 100_00, note } },
  { name: 'injury', figure: { label: 'Leg', choice: 'lasting', note } },
  amount('low', 30_000_00),
  amount('likely', 41_200_00),
  { name: 'fee', figure: { percent: 0, note } },
  amount('costs', 0),
  amount('lien', 0, { choice: 'other', label: 'No liens' }),
  { name: 'months', figure: { months: 6 } },
]

/** The sheet that `look/money` draws, where $10,300 is advised. */
export const drawnSheet: readonly NewValueLine[] = [
  amount('coverage', 100_000_00, { label: 'Example Mutual', choice: 'other-side' }),
  amount('coverage', 50_000_00, { label: 'Sample Casualty', choice: 'own' }),
  { name: 'liability-other', figure: { percent: 90_00, note } },
  { name: 'liability-own', figure: { percent: 10_00, note } },
  { name: 'injury', figure: { label: 'Disc L4-L5, neck', choice: 'imaging', note } },
  amount('medical', 38_420_00),
  amount('wages', 29_877_00),
  amount('low', 75_000_00),
  amount('likely', 120_000_00),
  amount('high', 150_000_00),
  { name: 'fee', figure: { percent: 33_00, thirds: 1, note } },
  amount('costs', 4_500_00),
  amount('costs-low', 3_000_00),
  amount('costs-high', 9_000_00),
  amount('lien', 14_200_00, { label: 'Sample General Hospital', choice: 'hospital' }),
  amount('lien', 6_300_00, { label: 'Invented Health Plan', choice: 'health-plan' }),
  amount('earlier', 3_180_00, { label: 'Example Advance Co.', day: '2099-12-01' }),
  { name: 'months', figure: { months: 20 } },
]
