import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmsApi } from '../../api.ts'
import type { FirmChange, NewFirm } from '../../schema/firm.ts'

const api = createApi<RoutesOf<typeof firmsApi>>()
const byId = (id: string) => ({ params: { path: { id } } })

export const useFirmRecord = (id: string) =>
  useQuery({
    queryKey: [firmsPath, id],
    queryFn: () => answerOf(api.GET('/api/firms/{id}', byId(id))),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** The form says itself how it went. Lists and counts may change, too. */
function useFirmSaving<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [firmsPath] }) })
}

export const useMakeFirm = () => useFirmSaving((body: NewFirm) => answerOf(api.POST('/api/firms', { body })))

export const useChangeFirmRecord = (id: string) =>
  useFirmSaving((body: FirmChange) => answerOf(api.PATCH('/api/firms/{id}', { ...byId(id), body })))

export const useFirmDeletion = (id: string, isAsked: boolean) =>
  useQuery({
    queryKey: [firmsPath, id, 'deletion'],
    queryFn: () => answerOf(api.GET('/api/firms/{id}/deletion', byId(id))),
    enabled: isAsked,
    staleTime: 0,
  })

/** Its files lose their links. */
export const useDeleteFirm = (id: string) =>
  useChange(
    (version: number) =>
      answerOf(api.DELETE('/api/firms/{id}', { params: { path: { id }, query: { version } } })),
    {
      reads: [[firmsPath, 'list'], [firmsPath, 'counts'], [applicationsPath]],
      done: () => 'Firm deleted',
      failed: 'Not deleted',
    },
  )
