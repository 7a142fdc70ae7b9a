import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import {
  applicationsPath,
  putRows,
  useApplicationChange,
} from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { reviewApi } from '../../api.ts'
import type { FolderLink, NewNote } from '../../schema.ts'

export const reviewCalls = createApi<RoutesOf<typeof reviewApi>>()

const byId = (id: string) => ({ path: { id } })

const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [applicationsPath, id],
    queryFn: () => answerOf(reviewCalls.GET('/api/applications/{id}', { params: byId(id) })),
    staleTime: 0,
  })

export const useApplication = (id: string) =>
  useQuery({ ...applicationQuery(id), refetchOnWindowFocus: true })

/** The access log tells printing from opening. */
export const usePrintedApplication = (id: string) =>
  useQuery({
    queryKey: [applicationsPath, id, 'print'],
    queryFn: () =>
      answerOf(
        reviewCalls.GET('/api/applications/{id}', { params: { ...byId(id), query: { for: 'print' } } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

const refresh = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: applicationQuery(id).queryKey })

/** Shows the note at once. A refusal removes it and leaves the text in the field. */
export function useAddNote(id: string) {
  const client = useQueryClient()
  const { name: writtenBy } = usePerson()
  const { queryKey } = applicationQuery(id)
  return useMutation({
    mutationFn: (body: NewNote) =>
      answerOf(reviewCalls.POST('/api/applications/{id}/notes', { params: byId(id), body })),
    onMutate: ({ body }) => {
      const before = client.getQueryData(queryKey)
      const note = { id: 'unsaved', body, writtenBy, createdAt: new Date().toISOString() }
      client.setQueryData(queryKey, before && { ...before, notes: [note, ...before.notes] })
      return before
    },
    onError: (_error, _body, before) => client.setQueryData(queryKey, before),
    onSettled: () => refresh(client, id),
  })
}

export const useMarkUnread = () =>
  useApplicationChange((id: string) =>
    answerOf(reviewCalls.DELETE('/api/applications/{id}/read', { params: byId(id) })),
  )

export function useLinkFolder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FolderLink) =>
      answerOf(reviewCalls.PUT('/api/applications/{id}/folder', { params: byId(id), body })),
    onSuccess: (application) => putRows(client, [application]),
    onSettled: () => refresh(client, id),
  })
}
