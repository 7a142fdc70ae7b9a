import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi, fileAsBody } from '#features/admin/components/api.ts'
import type { blogCategoriesApi } from '#features/blog/categories/api.ts'
import type { pictureUploadsApi } from '#features/blog/pictures/api.ts'
import type { blogApi } from '#features/blog/posts/api.ts'
import type { CategoryForm, PostForm } from '#features/blog/posts/schema.ts'
import type { Answer } from '#lib/api-contract.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const posts = createApi<RoutesOf<typeof blogApi>>()
const categories = createApi<RoutesOf<typeof blogCategoriesApi>>()
const pictures = createApi<RoutesOf<typeof pictureUploadsApi>>()

const postsKey = '/api/blog/posts'
const categoriesKey = '/api/blog/categories'
const byId = (id: string) => ({ path: { id } })

export const postsPerAdminPage = 25

/** Includes drafts. The old page stays on the screen while the next one loads. */
export const usePosts = (page: number, q: string) =>
  useQuery({
    queryKey: [postsKey, { page, q }],
    queryFn: async () => {
      const query = { summary: 'true', page, pageSize: postsPerAdminPage, q: q || undefined } as const
      const call = posts.GET('/api/blog/posts', { params: { query } })
      const [found, { response }] = await Promise.all([answerOf(call), call])
      return { posts: found, total: Number(response.headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })

export const useCategories = () =>
  useQuery({
    queryKey: [categoriesKey],
    queryFn: () => answerOf(categories.GET('/api/blog/categories')),
  })

/** Reads the post each time it opens, so that the form edits the stored version. */
export const usePost = (id: string | undefined) =>
  useQuery({
    queryKey: [postsKey, id],
    queryFn: id === undefined ? skipToken : () => fetchPost(id),
    staleTime: 0,
    gcTime: 0,
  })

export const fetchPost = (id: string) => answerOf(posts.GET('/api/blog/posts/{id}', { params: byId(id) }))

export const useVersions = (id: string) =>
  useQuery({
    queryKey: [postsKey, id, 'versions'],
    queryFn: () => answerOf(posts.GET('/api/blog/posts/{id}/versions', { params: byId(id) })),
    staleTime: 0,
  })

/** `version` is the one in the form. Without it, the save overwrites on purpose. */
export type SentPost = Omit<PostForm, 'isDecorative'>
export type SavedPost = { id: string | undefined; form: SentPost; version?: number | undefined }

export const useSavePost = () =>
  useBlogChange(({ id, form, version }: SavedPost) =>
    id === undefined
      ? answerOf(posts.POST('/api/blog/posts', { body: form }))
      : answerOf(posts.PUT('/api/blog/posts/{id}', { params: byId(id), body: { ...form, version } })),
  )

export const usePublishPost = () =>
  useBlogChange((id: string) => answerOf(posts.PATCH('/api/blog/posts/{id}/publish', { params: byId(id) })))

export const useDeletePost = () =>
  useBlogChange((id: string) => answerOf(posts.DELETE('/api/blog/posts/{id}', { params: byId(id) })))

export const useRestoreVersion = () =>
  useBlogChange((version: { id: string; versionId: number }) =>
    answerOf(posts.POST('/api/blog/posts/{id}/versions/{versionId}/restore', { params: { path: version } })),
  )

export const useSchedulePost = () =>
  useBlogChange(({ id, scheduledAt }: { id: string; scheduledAt: string | null }) =>
    scheduledAt === null
      ? answerOf(posts.DELETE('/api/blog/posts/{id}/schedule', { params: byId(id) }))
      : answerOf(posts.PUT('/api/blog/posts/{id}/schedule', { params: byId(id), body: { scheduledAt } })),
  )

export const useSaveCategory = () =>
  useBlogChange(({ id, form }: { id: string | undefined; form: CategoryForm }) =>
    id === undefined
      ? answerOf(categories.POST('/api/blog/categories', { body: form }))
      : answerOf(categories.PUT('/api/blog/categories/{id}', { params: byId(id), body: form })),
  )

export const useDeleteCategory = () =>
  useBlogChange((id: string) =>
    answerOf(categories.DELETE('/api/blog/categories/{id}', { params: byId(id) })),
  )

export type UploadedPicture = Answer<RoutesOf<typeof pictureUploadsApi>, 'post', '/api/blog/pictures'>

export const useUploadPicture = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(pictures.POST('/api/blog/pictures', fileAsBody(file))),
  })

/** Posts name their category and categories count their posts, so a change to either refreshes both. */
function useBlogChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Doesn't wait: the outcome shows before the lists reload.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [postsKey] })
      void client.invalidateQueries({ queryKey: [categoriesKey] })
    },
  })
}
