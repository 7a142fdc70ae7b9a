import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { PreviewedTexts } from '#lib/page-context.ts'
import { contentKey } from '../../../components/admin/content-queries.ts'
import type { draftsApi } from '../../../drafts/api.ts'
import type { DraftInput, DraftList } from '../../../drafts/schema.ts'
import type { previewApi } from '../../../preview/api.ts'
import type { publicationsApi } from '../../../publications/api.ts'
import type { PublicationInput } from '../../../publications/schema.ts'

const api = createApi<
  RoutesOf<typeof draftsApi> | RoutesOf<typeof publicationsApi> | RoutesOf<typeof previewApi>
>()

export const draftsKey = ['/api/content-drafts']
const publicationsKey = ['/api/content-publications']

const readDrafts = (): Promise<DraftList> => answerOf(api.GET('/api/content-drafts'))

export const useDraftList = () => useQuery({ queryKey: draftsKey, queryFn: readDrafts })

export const putDraft = (key: string, body: DraftInput) =>
  answerOf(api.PUT('/api/content-drafts/{key}', { params: { path: { key } }, body }))

export const deleteDraft = (key: string, revision: string) =>
  answerOf(api.DELETE('/api/content-drafts/{key}', { params: { path: { key }, query: { revision } } }))

export const usePublications = () =>
  useQuery({
    queryKey: publicationsKey,
    queryFn: () => answerOf(api.GET('/api/content-publications')),
  })

export const usePublish = () =>
  useSiteChange((body: PublicationInput) => answerOf(api.POST('/api/content-publications', { body })))

export const useUndo = () =>
  useSiteChange((id: string) =>
    answerOf(api.POST('/api/content-publications/{id}/undo', { params: { path: { id } } })),
  )

export const drawPreview = async (page: string, texts: PreviewedTexts): Promise<string> =>
  (await answerOf(api.POST('/api/content/page-preview', { body: { page, texts } }))).html

/** Reads everything again, even after a refusal: the screen is out of date then. */
function useSiteChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const readAgain = useReadAgain()
  return useMutation({ mutationFn, onSettled: readAgain })
}

export function useReadAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [[contentKey], draftsKey, publicationsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
