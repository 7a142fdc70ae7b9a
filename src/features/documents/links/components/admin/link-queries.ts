import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  baseOf,
  keyOf,
} from '#features/documents/files/components/admin/document-queries.ts'
import { type ApplicationLink, type LinkChange, linkDefaults, type UploadLink } from '../../schema.ts'
import { namesOf } from './link-names.ts'

const livingKey = [applicationsPath, 'upload-tokens'] as const

export function useUploadLinks(applicationId: string, { isFresh = false } = {}) {
  return useQuery<{ tokens: UploadLink[] }>({
    queryKey: [...keyOf(applicationId), 'upload-tokens'],
    ...(isFresh && { staleTime: 0 }),
  })
}

/** What the reviewer calls each link of an application, by its id. */
export const useLinkNames = (applicationId: string) =>
  namesOf(useUploadLinks(applicationId).data?.tokens ?? [])

/** By application, the newest link that takes files and can be copied, or else one that is used up: for a page, by one call. */
export function useLivingLinks(applicationIds: readonly string[]) {
  const ids = applicationIds.join(',')
  return useQuery<Map<string, UploadLink>>({
    queryKey: [...livingKey, ids],
    queryFn: async () => {
      const path = `${applicationsPath}/upload-tokens?ids=${ids}`
      const { tokens } = await apiRequest<{ tokens: ApplicationLink[] }>('GET', path)
      const copyable = tokens.filter(({ uploadUrl }) => uploadUrl !== null)
      // Newest first, and of two with the same key a map keeps the last.
      const inOrder = copyable.reverse().sort((one, other) => Number(one.isActive) - Number(other.isActive))
      return new Map(inOrder.map((link) => [link.applicationId, link]))
    },
    enabled: ids !== '',
    staleTime: 0,
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
  Promise.all([keyOf(applicationId), livingKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
