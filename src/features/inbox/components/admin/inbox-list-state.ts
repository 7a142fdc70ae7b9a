import { useSearchParams } from 'react-router'
import type { CaseParty } from '#domain/case-file.ts'
import { type InboxState, inboxQuerySchema } from '../../schema/inbox.ts'

export const pageSize = 25

export type Opened = { kind: 'contact'; id: string } | { kind: 'case'; id: string; party: CaseParty }

export type InboxListState = {
  q: string
  state: InboxState
  page: number
  file: string | undefined
  open: Opened | undefined
}

const uuid = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const messagePattern = new RegExp(`^${uuid}$`, 'i')
const threadPattern = new RegExp(`^(applicant|firm)-(${uuid})$`, 'i')

export function readListState(params: URLSearchParams): InboxListState {
  const read = inboxQuerySchema.safeParse(Object.fromEntries(params))
  // A malformed address shows the default list.
  const { q, state, page, file } = read.data ?? inboxQuerySchema.parse({})
  return { q, state, page, file, open: readOpened(params) }
}

function readOpened(params: URLSearchParams): Opened | undefined {
  const message = params.get('message') ?? ''
  if (messagePattern.test(message)) return { kind: 'contact', id: message }
  const [, party, id] = threadPattern.exec(params.get('thread') ?? '') ?? []
  return id ? { kind: 'case', id, party: party === 'firm' ? 'firm' : 'applicant' } : undefined
}

export function searchOf({ q, state, page, file, open }: InboxListState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state !== 'unanswered') params.set('state', state)
  if (file) params.set('file', file)
  if (page > 1) params.set('page', String(page))
  if (open?.kind === 'contact') params.set('message', open.id)
  if (open?.kind === 'case') params.set('thread', `${open.party}-${open.id}`)
  return params.size > 0 ? `?${params}` : '?'
}

export const isSame = (one: Opened | undefined, other: Opened | undefined) =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

export const keyOf = (open: Opened) => (open.kind === 'case' ? `${open.party}-${open.id}` : open.id)

export function useInboxListState() {
  const [params] = useSearchParams()
  const listState = readListState(params)
  return {
    listState,
    searchFor: (change: Partial<InboxListState>) => searchOf({ ...listState, ...change }),
  }
}
