import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiCall, apiRequest } from '#features/admin/components/api.ts'
import type { PostVersion } from '#features/blog/versions/schema.ts'
import type { CategoryForm, CountedCategory, Post, PostForm, PostSummary } from '../../schema.ts'

const postsPath = '/api/blog/posts'
const categoriesPath = '/api/blog/categories'
const postPath = (id: string) => `${postsPath}/${id}`

export const postsPerAdminPage = 25

export type PostList = { posts: PostSummary[]; total: number }

/** One page of all posts, drafts too. The last page stays on the screen while the next one comes. */
export const usePosts = (page: number, q: string) =>
  useQuery<PostList>({
    queryKey: [postsPath, { page, q }],
    queryFn: async () => {
      const query = new URLSearchParams({
        summary: 'true',
        page: String(page),
        pageSize: String(postsPerAdminPage),
      })
      if (q) query.set('q', q)
      const answer = await apiCall('GET', `${postsPath}?${query}`)
      return { posts: await answer.json(), total: Number(answer.headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })

export const useCategories = () => useQuery<CountedCategory[]>({ queryKey: [categoriesPath] })

/** Read anew whenever it is opened: what is edited must be what is stored. */
export const usePost = (id: string | undefined) =>
  useQuery<Post>({ queryKey: [postsPath, id], enabled: id !== undefined, staleTime: 0, gcTime: 0 })

export const fetchPost = (id: string): Promise<Post> => apiRequest('GET', postPath(id))

export const useVersions = (id: string) =>
  useQuery<PostVersion[]>({ queryKey: [postsPath, id, 'versions'], staleTime: 0 })

/** `version` is the one the form was filled with; without it the post is written over knowingly. */
export type SentPost = Omit<PostForm, 'isDecorative'>
export type SavedPost = { id: string | undefined; form: SentPost; version?: number | undefined }

export const useSavePost = () =>
  useBlogChange(
    ({ id, form, version }: SavedPost): Promise<Post> =>
      id === undefined
        ? apiRequest('POST', postsPath, form)
        : apiRequest('PUT', postPath(id), { ...form, version }),
  )

export const usePublishPost = () =>
  useBlogChange((id: string): Promise<Post> => apiRequest('PATCH', `${postPath(id)}/publish`))

export const useDeletePost = () =>
  useBlogChange(
    (id: string): Promise<{ id: string; versionId: number }> => apiRequest('DELETE', postPath(id)),
  )

export const useRestoreVersion = () =>
  useBlogChange(
    ({ id, versionId }: { id: string; versionId: number }): Promise<Post> =>
      apiRequest('POST', `${postPath(id)}/versions/${versionId}/restore`),
  )

export const useSchedulePost = () =>
  useBlogChange(
    ({ id, scheduledAt }: { id: string; scheduledAt: string | null }): Promise<Post> =>
      scheduledAt === null
        ? apiRequest('DELETE', `${postPath(id)}/schedule`)
        : apiRequest('PUT', `${postPath(id)}/schedule`, { scheduledAt }),
  )

export const useSaveCategory = () =>
  useBlogChange(
    ({ id, form }: { id: string | undefined; form: CategoryForm }): Promise<unknown> =>
      id === undefined
        ? apiRequest('POST', categoriesPath, form)
        : apiRequest('PUT', `${categoriesPath}/${id}`, form),
  )

export const useDeleteCategory = () =>
  useBlogChange((id: string): Promise<unknown> => apiRequest('DELETE', `${categoriesPath}/${id}`))

export type UploadedPicture = { url: string; width: number; height: number }

export const useUploadPicture = () =>
  useMutation({
    mutationFn: (file: File): Promise<UploadedPicture> => apiRequest('POST', '/api/blog/pictures', file),
  })

/** Posts name their category and categories count their posts, so a change of either refreshes both. */
function useBlogChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Not waited for: what happened is told before the lists have been read again.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [postsPath] })
      void client.invalidateQueries({ queryKey: [categoriesPath] })
    },
  })
}
