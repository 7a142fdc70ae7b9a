import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  listKey,
  refreshApplications,
} from '#features/applications/list/components/admin/application-cache.ts'
import type { Desk, Neighbors, Selected } from '../../schema.ts'
import { apiParams, type DeskPlace } from './desk-place.ts'

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

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => refreshApplications(client)
}
