import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { filterParams } from '#features/applications/components/admin/list-state.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import type { listApi } from '#features/desk/list/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { reportsApi } from '../../api.ts'
import type { ReportQuery } from '../../schema/report.ts'

const api = createApi<RoutesOf<typeof reportsApi>>()
const desk = createApi<RoutesOf<typeof listApi>>()

export const useReport = (query: ReportQuery) =>
  useQuery({
    queryKey: [applicationsPath, 'figures', query],
    queryFn: () => answerOf(api.GET('/api/figures', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const shown = 50

export function useBarFiles(filters: Filters | undefined) {
  const query = filters && { ...Object.fromEntries(filterParams(filters)), pageSize: shown }
  return useQuery({
    queryKey: [applicationsPath, 'figures', 'files', query],
    queryFn: query ? () => answerOf(desk.GET('/api/applications/desk', { params: { query } })) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
