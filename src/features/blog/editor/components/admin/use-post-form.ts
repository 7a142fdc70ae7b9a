import { useForm } from 'react-hook-form'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { type CheckedPost, type Post, type PostForm, postFormSchema } from '#features/blog/posts/schema.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { paths } from '#site/paths.ts'
import { fetchPost, type SentPost, useSavePost } from './blog-queries.ts'

type PostFormOptions = { post: Post | undefined; onSaved: () => void }

export function usePostForm({ post, onSaved }: PostFormOptions) {
  const save = useSavePost()
  const { reportSuccess, reportFailure } = useOutcome()
  const form = useForm<PostForm, unknown, CheckedPost>({
    resolver: schemaResolver<PostForm, CheckedPost>(postFormSchema),
    defaultValues: valuesOf(post),
    shouldFocusError: false,
  })
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm({
    opened: post,
    fill: (stored) => form.reset(valuesOf(stored)),
  })

  async function store(version = base?.version): Promise<Post | undefined> {
    const isNew = base === undefined
    try {
      const saved = await save.mutateAsync({ id: base?.id, form: toSentPost(form.getValues()), version })
      reportSuccess(isNew ? 'Post created successfully' : 'Post updated successfully')
      buildOn(saved)
      form.reset(valuesOf(saved))
      return saved
    } catch (error) {
      reportFailure(error, isNew ? 'Failed to create post' : 'Failed to update post')
      await explain(error)
      return undefined
    }
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) return
    const fields = Object.entries(error.errors)
    for (const [name, [message = '']] of fields) form.setError(name as keyof PostForm, { message })
    if (isConflict(error) && fields.length === 0 && base) showConflict(await fetchPost(base.id))
  }

  async function saveAndClose(version?: number) {
    if (await store(version)) onSaved()
  }

  return {
    form,
    base,
    conflict,
    isSaving: save.isPending,
    submit: form.handleSubmit(() => saveAndClose()),
    /** Opens the tab before the call: browsers block one that opens later by itself. */
    submitAndPreview: form.handleSubmit(async () => {
      const tab = window.open('about:blank', '_blank')
      const saved = await store()
      if (!saved) return tab?.close()
      tab?.location.assign(paths.blogPreview(saved.slug))
    }),
    keepMine: form.handleSubmit(() => saveAndClose(conflict?.theirs?.version)),
    takeTheirs,
  }
}

function toSentPost({ isDecorative, ...values }: PostForm): SentPost {
  const alt = isDecorative ? '' : values.featuredImageAlt || null
  return { ...values, featuredImageAlt: values.featuredImage ? alt : null }
}

function valuesOf(post: Post | undefined): PostForm {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? '',
    content: post?.content ?? '',
    categoryId: post?.categoryId ?? '',
    published: post?.published ?? false,
    featuredImage: post?.featuredImage ?? '',
    featuredImageAlt: post?.featuredImageAlt ?? '',
    isDecorative: post?.featuredImageAlt === '',
    metaTitle: post?.metaTitle ?? '',
    metaDescription: post?.metaDescription ?? '',
  }
}
