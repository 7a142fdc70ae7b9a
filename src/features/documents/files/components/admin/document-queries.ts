import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import type { AdminDocument } from '../../schema.ts'

export const applicationsPath = '/api/applications'
export const baseOf = (applicationId: string) => `${applicationsPath}/${applicationId}`
/** The application's own key: refreshing it refreshes its documents, its links and its timeline, which tells of both. */
export const keyOf = (applicationId: string) => [applicationsPath, applicationId] as const

/** While a file is being scanned, its answer is worth waiting for. */
const scanPause = 3_000

export function useDocuments(applicationId: string) {
  return useQuery<{ documents: AdminDocument[] }>({
    queryKey: [...keyOf(applicationId), 'documents'],
    // They arrive from outside: whoever opens the list wants to see what has.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.documents.some(({ scanState }) => scanState === 'scanning') && scanPause,
  })
}

export function useDeleteDocument(applicationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => apiRequest('DELETE', `${baseOf(applicationId)}/documents/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(applicationId) }),
  })
}

export const downloadUrl = async (applicationId: string, id: string): Promise<string> => {
  const path = `${baseOf(applicationId)}/documents/${id}/download-url`
  return (await apiRequest<{ url: string }>('GET', path)).url
}
