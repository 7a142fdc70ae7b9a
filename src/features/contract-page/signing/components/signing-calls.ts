import type { Problem } from '#lib/api-contract.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import { paths } from '#site/paths.ts'
import type { Place } from './place.ts'

/** `away`: no answer came, so nobody knows yet whether it arrived. */
export type Called<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; status: number; message: string | undefined; errors: Record<string, string[]> }
  | { kind: 'away' }

const timeout = 20_000

/** What our pages ask of the API; without scripts they send forms instead. */
export async function callSigning<Value>(
  { base }: Place,
  path: string,
  body: object,
  signal: AbortSignal = AbortSignal.timeout(timeout),
): Promise<Called<Value>> {
  try {
    const answer = await fetch(`/api${paths.contractStep(base)}${path}`, {
      method: 'POST',
      headers: { ...inPageLanguage(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    if (answer.ok) {
      const value = (answer.status === 204 ? undefined : await answer.json()) as Value
      return { kind: 'done', value }
    }
    if (answer.status >= 500) return { kind: 'away' }
    const { message, errors = {} } = (await answer.json().catch(() => ({}))) as Problem
    return { kind: 'refused', status: answer.status, message, errors }
  } catch {
    return { kind: 'away' }
  }
}
