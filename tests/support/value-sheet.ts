import { randomUUID } from 'node:crypto'
import { type DecidingDesk, openFile } from './decisions.ts'
import { drawnSheet, type NewValueLine, shortSheet } from './drawn-sheet.ts'

export { drawnSheet, type NewValueLine, shortSheet }

type Headers = { cookie: string }

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
