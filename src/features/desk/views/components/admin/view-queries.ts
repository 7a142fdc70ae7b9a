import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  listKey,
  useApplicationChange,
} from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { viewsApi } from '../../api.ts'
import { type PreferenceChange, usualColumns, type ViewChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof viewsApi>>()

const viewsKey = [...listKey, 'views'] as const
const preferencesKey = [applicationsPath, 'preferences'] as const

export const useViews = () =>
  useQuery({
    queryKey: viewsKey,
    queryFn: () => answerOf(api.GET('/api/applications/views')),
    staleTime: 0,
  })

export const useColumns = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: () => answerOf(api.GET('/api/applications/preferences')),
  }).data?.columns ?? usualColumns

export function useChangePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PreferenceChange) => answerOf(api.PATCH('/api/applications/preferences', { body })),
    onMutate: ({ columns }) => {
      if (columns !== undefined)
        client.setQueryData(preferencesKey, { columns: columns ?? [...usualColumns] })
    },
    onSuccess: (answer) => client.setQueryData(preferencesKey, answer),
    onError: () => client.invalidateQueries({ queryKey: preferencesKey }),
    onSettled: (_answer, _error, { viewOrder }) =>
      viewOrder && void client.invalidateQueries({ queryKey: viewsKey }),
  })
}

export const useSaveView = () =>
  useApplicationChange(
    ({ id, ...body }: ViewChange & { id: string }) =>
      answerOf(api.PUT('/api/applications/views/{id}', { params: { path: { id } }, body })),
    viewsKey,
  )

export const useDeleteView = () =>
  useApplicationChange(
    (id: string) => answerOf(api.DELETE('/api/applications/views/{id}', { params: { path: { id } } })),
    viewsKey,
  )
