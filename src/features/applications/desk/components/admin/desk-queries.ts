import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import type { Neighbors } from '#features/applications/review/schema.ts'
import type { Choosable, Desk, Selected } from '../../schema.ts'
import { apiParams, type DeskPlace } from './desk-place.ts'

/** The first part of every key below, and of each application's: invalidating it refreshes all of them. */
export const applicationsPath = '/api/applications'
const listKey = [applicationsPath, 'list'] as const

// Read anew whenever it comes into sight: applications arrive while other screens are open.
const fresh = { staleTime: 0 } as const

/** The list, its number and the piles come in one answer, so that they never tell different stories. */
export function useDesk({ filters, sort, page, pageSize }: DeskPlace) {
  const params = listParams({ filters, sort })
  params.set('page', String(page))
  params.set('pageSize', String(pageSize))
  return useQuery<Desk>({
    queryKey: [...listKey, params.toString()],
    queryFn: () => apiRequest('GET', `${applicationsPath}/desk?${params}`),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

/** Before and after the open application, in the list of the address, on whichever page they are. */
export function useNeighbors(place: DeskPlace, onThisPage: Neighbors | undefined) {
  const { application } = place
  const params = listParams(place).toString()
  return useQuery<Neighbors>({
    queryKey: [applicationsPath, 'neighbors', application, params],
    queryFn: () => apiRequest('GET', `${applicationsPath}/${application}/neighbors?${params}`),
    enabled: application !== undefined,
    ...(onThisPage && { placeholderData: onThisPage }),
    ...fresh,
  })
}

export const fetchMatching = (place: DeskPlace) =>
  apiRequest<Selected>('GET', `${applicationsPath}/selection?${listParams(place)}`)

function listParams({ filters, sort }: Pick<DeskPlace, 'filters' | 'sort'>): URLSearchParams {
  const params = apiParams(filters)
  params.set('sort', sort)
  return params
}

export const refreshDesk = (client: QueryClient) => client.invalidateQueries({ queryKey: [applicationsPath] })

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => refreshDesk(client)
}

/** A list that is on its way still has what is being changed as it was. */
export const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey: listKey })

/** Puts changed rows into every list that shows them; they keep their places until the list is read anew. */
export function putRows(client: QueryClient, changed: readonly Partial<Choosable>[]) {
  const byId = new Map(changed.map((row) => [row.id, row]))
  client.setQueriesData<Desk>(
    { queryKey: listKey },
    (desk) =>
      desk && { ...desk, applications: desk.applications.map((row) => ({ ...row, ...byId.get(row.id) })) },
  )
}
