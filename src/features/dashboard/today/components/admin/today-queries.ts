import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { followUpsApi } from '#features/applications/follow-ups/api.ts'
import type { DueFollowUp } from '#features/applications/follow-ups/schema.ts'
import { useLive } from '#features/live/components/admin/live.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { todayApi } from '../../api.ts'
import type { Today } from '../../schema.ts'

const api = createApi<RoutesOf<typeof todayApi>>()
const followUps = createApi<RoutesOf<typeof followUpsApi>>()

/** Below the key whose numbers follow the news. */
const todayQuery = queryOptions({
  queryKey: ['/api/admin/overview', 'today'],
  queryFn: () => answerOf(api.GET('/api/admin/overview/today')),
  staleTime: 0,
})

/** The counts follow the news. Lists stay as they were read until somebody asks for what is new. */
export function useToday() {
  const { data, error, refetch, isFetching } = useQuery(todayQuery)
  const [kept, keep] = useState<Today>()
  if (!kept && data && !isFetching) keep(data)
  const listed = kept ?? data
  const isOld = kept !== undefined && data !== undefined && latestOf(kept) !== latestOf(data)
  return { data, listed, error, refetch, isOld, showNew: () => keep(data) }
}

const latestOf = ({ since }: Today) => since.entries[0]?.at

export const useWeek = () =>
  useQuery({
    queryKey: ['/api/admin/overview/week'],
    queryFn: () => answerOf(api.GET('/api/admin/overview/week')),
    staleTime: 5 * 60_000,
  })

const followUpsKey = [applicationsPath, 'follow-ups'] as const

export function useFollowUps() {
  const client = useQueryClient()
  useLive((news) => {
    if (news.some(({ kind }) => kind.startsWith('follow-up-')))
      void client.invalidateQueries({ queryKey: followUpsKey })
  })
  return useQuery({
    queryKey: followUpsKey,
    queryFn: () => answerOf(followUps.GET('/api/applications/follow-ups', { params: { query: {} } })),
    staleTime: 0,
  })
}

export const useFinishFollowUp = () =>
  useChange(
    ({ applicationId, id: followUpId, version }: DueFollowUp) =>
      answerOf(
        followUps.PATCH('/api/applications/{id}/follow-ups/{followUpId}', {
          params: { path: { id: applicationId, followUpId } },
          body: { isDone: true, version },
        }),
      ),
    { reads: [followUpsKey, todayQuery.queryKey], failed: 'Not done' },
  )
