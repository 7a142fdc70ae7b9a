import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import type {
  ContentForm,
  ContentItem,
  ContentPreview,
  ContentType,
  ContentVersion,
  RegistryEntry,
} from '../../schema.ts'

/** The first part of every key below: invalidating it refreshes the lists, the sections and each text. */
const contentPath = '/api/content'
const itemPath = (key: string) => `${contentPath}/${encodeURIComponent(key)}`

export const useContentItems = () => useQuery<ContentItem[]>({ queryKey: [contentPath] })

export const useRegistry = () => useQuery<RegistryEntry[]>({ queryKey: ['/api/content-registry'] })

export const useVersions = (key: string) =>
  useQuery<ContentVersion[]>({ queryKey: [contentPath, key, 'versions'] })

/** How a text would be stored and shown. While the next one is made, the last one stays. */
export const usePreview = (text: { key: string; type: ContentType; content: string }, enabled: boolean) =>
  useQuery<ContentPreview>({
    queryKey: ['/api/content-preview', text],
    queryFn: () => apiRequest('POST', `${contentPath}/preview`, text),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** What the server has now, whatever was read before. */
export const fetchItem = (key: string): Promise<ContentItem> => apiRequest('GET', itemPath(key))

/** `version` is the one the text was written on; without an item there is none, and it is created. */
export type Save = ContentForm & { version: number | undefined }

export function useSaveContent() {
  return useContentChange(
    ({ version, key, section, ...text }: Save): Promise<ContentItem> =>
      version === undefined
        ? apiRequest('POST', contentPath, { key, section, ...text })
        : apiRequest('PUT', itemPath(key), { ...text, version }),
  )
}

export function useDeleteContent() {
  return useContentChange(
    ({ key, version }: Pick<ContentItem, 'key' | 'version'>): Promise<unknown> =>
      apiRequest('DELETE', `${itemPath(key)}?version=${version}`),
  )
}

/** `expected` is the version that stands now, 0 when there is none. */
export type Restore = { key: string; id: number; expected: number }

export function useRestoreContent() {
  return useContentChange(
    ({ key, id, expected }: Restore): Promise<ContentItem> =>
      apiRequest('POST', `${itemPath(key)}/versions/${id}/restore`, { version: expected }),
  )
}

function useContentChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Also after a refusal: it says that what is on the screen is no longer what is stored. Also what is not on the
    // screen: the list behind a form has the new text when the form closes.
    onSettled: () => client.invalidateQueries({ queryKey: [contentPath], refetchType: 'all' }),
  })
}
