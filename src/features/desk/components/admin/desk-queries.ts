import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiCall } from '#features/admin/components/api.ts'
import type { DeskRow, ListedApplication, Overview } from '../../schema.ts'
import { apiParams, type DeskPlace } from './desk-place.ts'

/** The first part of every key below, and of each application's: invalidating it refreshes all of them. */
export const applicationsPath = '/api/applications'
const listKey = [applicationsPath, 'list'] as const

export type DeskPage = { rows: DeskRow[]; total: number; isMore: boolean }

// Read anew whenever it comes into sight: applications arrive while other screens are open.
const fresh = { staleTime: 0 } as const

export function useApplications({ filters, sort, page, pageSize }: DeskPlace) {
  const params = apiParams(filters)
  params.set('sort', sort)
  params.set('page', String(page))
  params.set('pageSize', String(pageSize))
  return useQuery<DeskPage>({
    queryKey: [...listKey, params.toString()],
    queryFn: async ({ signal }) => {
      const answer = await apiCall('GET', `${applicationsPath}?${params}`)
      signal.throwIfAborted()
      return {
        rows: (await answer.json()) as DeskRow[],
        total: Number(answer.headers.get('x-total-count')),
        isMore: answer.headers.has('x-total-count-exceeded'),
      }
    },
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const useOverview = () => useQuery<Overview>({ queryKey: [applicationsPath, 'overview'], ...fresh })

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [applicationsPath] })
}

export const refreshOverview = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [applicationsPath, 'overview'] })

/** Puts changed rows into every list that shows them; they keep their places until the list is read anew. */
export function putRows(client: QueryClient, changed: readonly ListedApplication[]) {
  const byId = new Map(changed.map((row) => [row.id, row]))
  client.setQueriesData<DeskPage>(
    { queryKey: listKey },
    (page) => page && { ...page, rows: page.rows.map((row) => ({ ...row, ...byId.get(row.id) })) },
  )
}
