import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { settingsApi } from '../../api.ts'
import type { HistorySection } from '../../schema.ts'

const api = createApi<RoutesOf<typeof settingsApi>>()

export const settingsQuery = queryOptions({
  queryKey: ['/api/admin/settings'],
  queryFn: () => answerOf(api.GET('/api/admin/settings')),
  // They are set on other screens.
  staleTime: 0,
})

const historyPath = '/api/admin/settings/{section}/history'

export const historyQuery = (section: HistorySection) =>
  queryOptions({
    queryKey: [historyPath, section],
    queryFn: () => answerOf(api.GET(historyPath, { params: { path: { section } } })),
    staleTime: 0,
  })
