import { inPageLanguage } from '#lib/page-language.ts'
import type { MovingDraft, MovingReceipt, MovingState, NewMovingDraft } from '../schema.ts'

type Refusal =
  | { kind: 'stale' }
  | { kind: 'used' }
  | { kind: 'gone' }
  | { kind: 'unreachable'; message?: string | undefined }

export type Reply<Answer> = ({ kind: 'ok'; isNew: boolean } & Answer) | Refusal

export type Whereabouts = { name: string; secret: string }

export type MovingCalls = ReturnType<typeof createMovingCalls>

const timeout = 20_000
/** Browsers refuse more than 64 KB at a time. */
const maxKeptAlive = 30_000
const refusals: Record<number, Exclude<Refusal['kind'], 'unreachable'>> = {
  404: 'gone',
  409: 'stale',
  410: 'used',
}

/** Refusals come in the language of the page. */
const sendFromPage: typeof fetch = (path, request) =>
  fetch(path, { ...request, headers: { ...request?.headers, ...inPageLanguage() } })

export function createMovingCalls(send = sendFromPage) {
  async function call<Answer>(
    method: string,
    path: string,
    { secret, body }: { secret?: string; body?: object } = {},
  ): Promise<Reply<Answer>> {
    const text = body && JSON.stringify(body)
    try {
      const answer = await send(`/api/moving-drafts${path}`, {
        method,
        headers: {
          ...(text && { 'content-type': 'application/json' }),
          ...(secret && { 'draft-secret': secret }),
        },
        ...(text && { body: text }),
        // Lets the last words go out while the page closes, and the copy go.
        keepalive:
          method === 'DELETE' || (method === 'PUT' && text !== undefined && text.length < maxKeptAlive),
        signal: AbortSignal.timeout(timeout),
      })
      const said = answer.status === 204 ? {} : await answer.json()
      if (answer.ok) return { kind: 'ok', isNew: answer.status === 201, ...(said as Answer) }
      const kind = refusals[answer.status]
      return kind ? { kind } : { kind: 'unreachable', message: said.message }
    } catch {
      return { kind: 'unreachable' }
    }
  }
  const at = (name: string, more = '') => `/${encodeURIComponent(name)}${more}`
  type Change = { version: number; ciphertext: string }

  return {
    create: (draft: NewMovingDraft) => call<MovingReceipt>('POST', '', { body: draft }),
    write: ({ name, secret }: Whereabouts, change: Change & { reopens?: boolean }) =>
      call<MovingReceipt>('PUT', at(name), { secret, body: change }),
    take: ({ name, secret }: Whereabouts, change: Change) =>
      call<MovingReceipt>('POST', at(name, '/taken'), { secret, body: change }),
    read: ({ name, secret }: { name: string; secret?: string }) =>
      call<MovingDraft>('GET', at(name), secret ? { secret } : {}),
    look: ({ name, secret }: Whereabouts) => call<MovingState>('GET', at(name, '/state'), { secret }),
    drop: ({ name, secret }: Whereabouts) => call<object>('DELETE', at(name), { secret }),
  }
}
