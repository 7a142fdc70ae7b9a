import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, apiRequest } from '#features/admin/components/api.ts'
import { applicationsPath, putRows } from '#features/applications/list/components/admin/application-cache.ts'
import type { ListedApplication } from '#features/applications/list/schema.ts'
import type { ApplicationDetail, Note } from '../../schema.ts'

const keyOf = (id: string) => [applicationsPath, id] as const

export const useApplication = (id: string) =>
  useQuery<ApplicationDetail>({ queryKey: keyOf(id), staleTime: 0 })

const refresh = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: keyOf(id) })

/** The note stands there at once; where it is refused it goes again, and its words stay in the field. */
export function useAddNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: string) => apiRequest<Note>('POST', `${applicationsPath}/${id}/notes`, { body }),
    onMutate: (body) => {
      const before = client.getQueryData<ApplicationDetail>(keyOf(id))
      const note = { id: 'unsaved', body, createdAt: new Date().toISOString() }
      client.setQueryData<ApplicationDetail>(
        keyOf(id),
        before && { ...before, notes: [note, ...before.notes] },
      )
      return before
    },
    onError: (_error, _body, before) => client.setQueryData(keyOf(id), before),
    onSettled: () => refresh(client, id),
  })
}

export function useLinkFolder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (link: { googleDriveFolderUrl: string | null; version: number }) =>
      apiRequest<ListedApplication>('PUT', `${applicationsPath}/${id}/folder`, link),
    onSuccess: (application) => putRows(client, [application]),
    onSettled: () => refresh(client, id),
  })
}

export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409
