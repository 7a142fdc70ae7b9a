import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { applicationsPath, keyOf } from '#features/documents/files/components/admin/document-queries.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { uploadLinksApi } from '../../api.ts'
import { type LinkChange, linkDefaults } from '../../schema.ts'
import { namesOf } from './link-names.ts'

const api = createApi<RoutesOf<typeof uploadLinksApi>>()

const livingKey = [applicationsPath, 'upload-tokens'] as const

const readLinks = (applicationId: string) =>
  answerOf(
    api.GET('/api/applications/{applicationId}/upload-tokens', { params: { path: { applicationId } } }),
  )

/** A list doesn't have it. */
export async function readUploadUrl(applicationId: string, linkId: string): Promise<string | null> {
  const { tokens } = await readLinks(applicationId)
  return tokens.find(({ id }) => id === linkId)?.uploadUrl ?? null
}

export function useUploadLinks(applicationId: string, { isFresh = false } = {}) {
  return useQuery({
    queryKey: [...keyOf(applicationId), 'upload-tokens'],
    queryFn: () => readLinks(applicationId),
    ...(isFresh && { staleTime: 0 }),
  })
}

export const useLinkNames = (applicationId: string) =>
  namesOf(useUploadLinks(applicationId).data?.tokens ?? [])

/** One call per page. Prefers links that still take files to full ones. */
export function useLivingLinks(applicationIds: readonly string[]) {
  const ids = applicationIds.join(',')
  return useQuery({
    queryKey: [...livingKey, ids],
    queryFn: async () => {
      const { tokens } = await answerOf(
        api.GET('/api/applications/upload-tokens', { params: { query: { ids } } }),
      )
      const copyable = tokens.filter(({ canBeCopied }) => canBeCopied)
      // Best link last: a map keeps the last of two with the same key.
      const inOrder = copyable.reverse().sort((one, other) => Number(one.isActive) - Number(other.isActive))
      return new Map(inOrder.map((link) => [link.applicationId, link]))
    },
    enabled: ids !== '',
    staleTime: 0,
  })
}

/** By specification, the number of uploads is sent in quotes. */
const newLink = { ...linkDefaults, maxUploads: String(linkDefaults.maxUploads) }

export function useGenerateLink(applicationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/applications/{applicationId}/upload-token', {
          params: { path: { applicationId } },
          body: newLink,
        }),
      ),
    onSuccess: () =>
      Promise.all(
        [keyOf(applicationId), livingKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

export const useChangeLink = (applicationId: string) =>
  useChange(
    ({ id: linkId, ...body }: LinkChange & { id: string }) =>
      answerOf(
        api.PATCH('/api/applications/{applicationId}/upload-tokens/{linkId}', {
          params: { path: { applicationId, linkId } },
          body,
        }),
      ),
    {
      reads: [keyOf(applicationId), livingKey],
      done: ({ deactivated }) => (deactivated ? 'Upload link deactivated' : 'Upload link extended'),
    },
  )
