import { useSearchParams } from 'react-router'
import { type MessageState, messageQuerySchema } from '../../schema.ts'

export const pageSize = 25

/** What the screen shows, as its address says: the list, and the message open beside it. */
export type MessagePlace = { q: string; state: MessageState; page: number; message: string | undefined }

export function readPlace(params: URLSearchParams): MessagePlace {
  const read = messageQuerySchema.safeParse(Object.fromEntries(params))
  // A malformed address shows the first page.
  const { q, state, page } = read.data ?? messageQuerySchema.parse({})
  const message = params.get('message') ?? undefined
  return { q, state, page, message: message && /^[\da-f-]{36}$/i.test(message) ? message : undefined }
}

export function searchOf({ q, state, page, message }: MessagePlace): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state !== 'all') params.set('state', state)
  if (page > 1) params.set('page', String(page))
  if (message) params.set('message', message)
  return params.size > 0 ? `?${params}` : ''
}

export function useMessagePlace() {
  const [params] = useSearchParams()
  const place = readPlace(params)
  return {
    place,
    /** This place's address, with a change applied. */
    searchFor: (change: Partial<MessagePlace>) => searchOf({ ...place, ...change }),
  }
}
