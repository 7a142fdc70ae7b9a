import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { contentApi } from '../../api.ts'
import type { ContentForm, ContentItem, ContentType } from '../../schema.ts'

const api = createApi<RoutesOf<typeof contentApi>>()

/** Most keys below start with it, so invalidating it refreshes all of them. */
export const contentKey = '/api/content'
const byKey = (key: string) => ({ path: { key } })

export const useContentItems = () =>
  useQuery({ queryKey: [contentKey], queryFn: () => answerOf(api.GET('/api/content')) })

export const useRegistry = () =>
  useQuery({
    queryKey: ['/api/content-registry'],
    queryFn: () => answerOf(api.GET('/api/content-registry')),
  })

export const useVersions = (key: string) =>
  useQuery({
    queryKey: [contentKey, key, 'versions'],
    queryFn: () => answerOf(api.GET('/api/content/{key}/versions', { params: byKey(key) })),
  })

export const usePreview = (text: { key: string; type: ContentType; content: string }, enabled: boolean) =>
  useQuery({
    queryKey: ['/api/content-preview', text],
    queryFn: () => answerOf(api.POST('/api/content/preview', { body: text })),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const fetchItem = (key: string) => answerOf(api.GET('/api/content/{key}', { params: byKey(key) }))

/** `version` is the one the person edited; undefined creates an item. */
export function useSaveContent() {
  return useContentChange(
    ({ version, key, section, ...text }: ContentForm & { version: number | undefined }) =>
      version === undefined
        ? answerOf(api.POST('/api/content', { body: { key, section, ...text } }))
        : answerOf(api.PUT('/api/content/{key}', { params: byKey(key), body: { ...text, version } })),
  )
}

export function useDeleteContent() {
  return useContentChange(({ key, version }: Pick<ContentItem, 'key' | 'version'>) =>
    answerOf(api.DELETE('/api/content/{key}', { params: { path: { key }, query: { version } } })),
  )
}

export function useRestoreContent() {
  return useContentChange(({ key, id, expected }: { key: string; id: number; expected: number }) =>
    answerOf(
      api.POST('/api/content/{key}/versions/{id}/restore', {
        params: { path: { key, id } },
        body: { version: expected },
      }),
    ),
  )
}

function useContentChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // After a refusal, too: the screen is out of date then. Off screen, too: the list behind the form needs the new
    // text.
    onSettled: () => client.invalidateQueries({ queryKey: [contentKey], refetchType: 'all' }),
  })
}
