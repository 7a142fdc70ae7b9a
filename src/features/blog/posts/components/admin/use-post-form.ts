import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#features/admin/components/api.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { paths } from '#site/paths.ts'
import { type CheckedPost, type Post, type PostForm, postFormSchema } from '../../schema.ts'
import { fetchPost, type SentPost, useSavePost } from './blog-queries.ts'
import { useOutcome } from './use-outcome.ts'

type PostFormOptions = { post: Post | undefined; onSaved: () => void }

export function usePostForm({ post, onSaved }: PostFormOptions) {
  /** The stored post that the form was filled with; none while it is new. */
  const [base, setBase] = useState(post)
  const [theirs, setTheirs] = useState<Post>()
  const save = useSavePost()
  const { succeeded, failed } = useOutcome()
  const form = useForm<PostForm, unknown, CheckedPost>({
    resolver: schemaResolver<PostForm, CheckedPost>(postFormSchema),
    defaultValues: valuesOf(post),
    shouldFocusError: false,
  })

  /** Answers the stored post, or nothing when it was refused. */
  async function store(version = base?.version): Promise<Post | undefined> {
    const isNew = base === undefined
    try {
      const saved = await save.mutateAsync({ id: base?.id, form: sentOf(form.getValues()), version })
      succeeded(isNew ? 'Post created successfully' : 'Post updated successfully')
      setBase(saved)
      setTheirs(undefined)
      form.reset(valuesOf(saved))
      return saved
    } catch (error) {
      failed(error, isNew ? 'Failed to create post' : 'Failed to update post')
      await explain(error)
      return undefined
    }
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) return
    const fields = Object.entries(error.errors)
    for (const [name, [message = '']] of fields) form.setError(name as keyof PostForm, { message })
    if (error.status === 409 && fields.length === 0 && base) setTheirs(await fetchPost(base.id))
  }

  async function saveAndClose(version?: number) {
    if (await store(version)) onSaved()
  }

  return {
    form,
    base,
    theirs,
    isSaving: save.isPending,
    submit: form.handleSubmit(() => saveAndClose()),
    /** The tab is opened before the call: browsers refuse one that comes later by itself. */
    submitAndPreview: form.handleSubmit(async () => {
      const tab = window.open('about:blank', '_blank')
      const saved = await store()
      if (!saved) return tab?.close()
      tab?.location.assign(paths.blogPreview(saved.slug))
    }),
    /** Writes over theirs, knowingly. */
    keepMine: form.handleSubmit(() => saveAndClose(theirs?.version)),
    takeTheirs() {
      setBase(theirs)
      form.reset(valuesOf(theirs))
      setTheirs(undefined)
    },
  }
}

function sentOf({ isDecorative, ...values }: PostForm): SentPost {
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
