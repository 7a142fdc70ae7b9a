import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { documentsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof documentsApi>>()

export const applicationsPath = '/api/applications'
/** Refreshing the application's key refreshes its documents, its links and its timeline, which mentions both. */
export const keyOf = (applicationId: string) => [applicationsPath, applicationId] as const

const scanPause = 3_000

export function useDocuments(applicationId: string) {
  return useQuery({
    queryKey: [...keyOf(applicationId), 'documents'],
    queryFn: () =>
      answerOf(
        api.GET('/api/applications/{applicationId}/documents', { params: { path: { applicationId } } }),
      ),
    // Documents arrive from outside, so opening the list must load the latest.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.documents.some(({ scanState }) => scanState === 'scanning') ? scanPause : false,
  })
}

export const useDeleteDocument = (applicationId: string) =>
  useChange(
    (documentId: string) =>
      answerOf(
        api.DELETE('/api/applications/{applicationId}/documents/{documentId}', {
          params: { path: { applicationId, documentId } },
        }),
      ),
    {
      reads: [keyOf(applicationId)],
      done: () => 'Document deleted',
      fallback: 'The document could not be deleted',
    },
  )

export async function fetchDownloadUrl(applicationId: string, documentId: string): Promise<string> {
  const { url } = await answerOf(
    api.GET('/api/applications/{applicationId}/documents/{documentId}/download-url', {
      params: { path: { applicationId, documentId } },
    }),
  )
  return url
}
