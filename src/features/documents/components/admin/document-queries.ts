import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import { type LinkChange, linkDefaults, type UploadLink } from '#features/upload-links/schema.ts'
import type { AdminDocument } from '../../schema.ts'

const baseOf = (applicationId: string) => `/api/applications/${applicationId}`
const documentsKey = (applicationId: string) => [baseOf(applicationId), 'documents'] as const
const linksKey = (applicationId: string) => [baseOf(applicationId), 'upload-tokens'] as const

/** While a file is being scanned, its answer is worth waiting for. */
const scanPause = 3_000

export function useDocuments(applicationId: string) {
  return useQuery<{ documents: AdminDocument[] }>({
    queryKey: documentsKey(applicationId),
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
    onSettled: () => queries.invalidateQueries({ queryKey: documentsKey(applicationId) }),
  })
}

export const downloadUrl = async (applicationId: string, id: string): Promise<string> => {
  const path = `${baseOf(applicationId)}/documents/${id}/download-url`
  return (await apiRequest<{ url: string }>('GET', path)).url
}

export function useUploadLinks(applicationId: string, { isFresh = false } = {}) {
  return useQuery<{ tokens: UploadLink[] }>({
    queryKey: linksKey(applicationId),
    ...(isFresh && { staleTime: 0 }),
  })
}

/** As specified: numbers of uploads go in quotes. */
const newLink = { ...linkDefaults, maxUploads: String(linkDefaults.maxUploads) }

export function useGenerateLink(applicationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest<UploadLink>('POST', `${baseOf(applicationId)}/upload-token`, newLink),
    onSuccess: () => refreshLinks(queries, applicationId),
  })
}

export function useChangeLink(applicationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: LinkChange & { id: string }) =>
      apiRequest<UploadLink>('PATCH', `${baseOf(applicationId)}/upload-tokens/${id}`, change),
    onSettled: () => refreshLinks(queries, applicationId),
  })
}

const refreshLinks = (queries: QueryClient, applicationId: string) =>
  queries.invalidateQueries({ queryKey: linksKey(applicationId) })
