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
/** The counts of the contact form begin like it: news refresh both. */
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
 * What came since the list was asked for waits behind "2 new: show": an answer on its way may not have it. What is open
 * is read again by itself.
 */
export function useInboxNews(askedAt: number) {
  const client = useQueryClient()
  const [arrivals, setArrivals] = useState<readonly number[]>([])
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reading.current), [])
  useLive((news) => {
    const arrived = news.filter(({ kind }) => isArrival(kind)).map(() => Date.now())
    if (arrived.length > 0) setArrivals((known) => [...known, ...arrived].slice(-99))
    // Several entries are one reading, and whoever deletes a message has left it by then.
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
