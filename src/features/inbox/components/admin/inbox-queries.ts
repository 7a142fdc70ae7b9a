import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useLive } from '#features/live/components/admin/live.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { inboxApi } from '../../api/inbox.ts'
import { type InboxListState, pageSize } from './inbox-list-state.ts'
import { messagesKey } from './message-queries.ts'

const api = createApi<RoutesOf<typeof inboxApi>>()

const listKey = [messagesKey, 'inbox'] as const
/** Starts like the contact form's counts, so news refreshes both. */
const countsKey = [messagesKey, 'overview', 'inbox'] as const
const fresh = { staleTime: 0 } as const

export function useInbox({ q, state, page, file }: InboxListState) {
  const query = { q, state, page, pageSize, ...(file && { file }) }
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async () => {
      const askedAt = Date.now()
      return { askedAt, ...(await answerOf(api.GET('/api/inbox', { params: { query } }))) }
    },
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const useInboxCounts = () =>
  useQuery({
    queryKey: countsKey,
    queryFn: () => answerOf(api.GET('/api/inbox/counts')),
    ...fresh,
  })

export const useApplicationSummary = (applicationId: string | undefined) =>
  useQuery({
    queryKey: [messagesKey, 'file', applicationId],
    queryFn: applicationId
      ? () => answerOf(api.GET('/api/inbox/files/{applicationId}', { params: { path: { applicationId } } }))
      : skipToken,
    ...fresh,
  })

const isArrival = (kind: string) =>
  kind === 'contact-message' || kind === 'message-received' || kind === 'firm-message-received'

const gathering = 400

/**
 * New messages wait behind "2 new: show", because a response on its way may not have them. The open conversation
 * reloads by itself.
 */
export function useInboxNews(askedAt: number) {
  const client = useQueryClient()
  const [arrivals, setArrivals] = useState<readonly number[]>([])
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reading.current), [])
  useLive((news) => {
    const arrived = news.filter(({ kind }) => isArrival(kind)).map(() => Date.now())
    if (arrived.length > 0) setArrivals((known) => [...known, ...arrived].slice(-99))
    // Several news entries cause one reload, and a deleted message is closed by then.
    clearTimeout(reading.current)
    reading.current = setTimeout(
      () =>
        void client.invalidateQueries({
          predicate: ({ queryKey: [path, part] }) => path === messagesKey && part !== 'inbox',
        }),
      gathering,
    )
  })
  return {
    count: arrivals.filter((at) => at >= askedAt).length,
    show: () => client.invalidateQueries({ queryKey: listKey }),
  }
}
