import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { answerOf } from '#features/admin/components/api.ts'
import { dashboardCalls } from './dashboard-calls.ts'

/** No news tell who is here, so moving on asks again, but not at every step. */
const oldAfter = 60_000

export function useMasthead(isAsked: boolean) {
  const { pathname } = useLocation()
  const { data, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['/api/admin/overview', 'masthead'],
    queryFn: () => answerOf(dashboardCalls.GET('/api/admin/overview/masthead')),
    enabled: isAsked,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked when the place changes, not when it was answered
  useEffect(() => {
    if (isAsked && dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > oldAfter) void refetch()
  }, [pathname, isAsked, refetch])
  return data
}
