import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { useToast } from '#ui/toast.tsx'
import {
  type ContentForm,
  type ContentInput,
  type ContentItem,
  type ContentSection,
  contentInputSchema,
} from '../../schema.ts'
import { fetchItem, useSaveContent } from './content-queries.ts'
import type { SectionEntry } from './section-entries.ts'

/** What somebody else made of the text meanwhile: another text, or nothing when they deleted it. */
export type Theirs = ContentItem | 'deleted'

type ContentFormOptions = {
  section: ContentSection
  entry: SectionEntry | undefined
  onSaved: (key: string) => void
}

const fields = ['key', 'title', 'type', 'content'] as const

export function useContentForm({ section, entry, onSaved }: ContentFormOptions) {
  /** The stored text that the one in the form was written on. */
  const [base, setBase] = useState(entry?.item)
  const [theirs, setTheirs] = useState<Theirs>()
  /** Why it was not saved, when that is no mistake in a field. */
  const [problem, setProblem] = useState<string>()
  const save = useSaveContent()
  const { toast } = useToast()
  const form = useForm<ContentForm, unknown, ContentInput>({
    resolver: schemaResolver(contentInputSchema),
    defaultValues: valuesOf(section, entry),
    shouldFocusError: false,
  })

  async function store(values: ContentInput, on: ContentItem | undefined) {
    setProblem(undefined)
    try {
      const saved = await save.mutateAsync({ ...values, version: on?.version })
      finish(saved, on)
    } catch (error) {
      await explain(error, values, on)
    }
  }

  function finish({ key }: ContentItem, on: ContentItem | undefined) {
    toast({ title: on ? 'Content updated successfully' : 'Content created successfully' })
    onSaved(key)
  }

  async function explain(error: unknown, values: ContentInput, on: ContentItem | undefined) {
    const status = error instanceof ApiError ? error.status : undefined
    const description = reasonOf(error, 'Failed to save content')
    const mistakes = fields.flatMap((field) => {
      const [message] = (error instanceof ApiError && error.errors[field]) || []
      return message ? [{ field, message }] : []
    })
    if (entry && (status === 409 || (status === 404 && on))) {
      const stored = await findTheirs(entry.key)
      if (isMine(stored, values)) return finish(stored, on)
      // Told in the form, with both texts: a toast would say the same in other words.
      if (stored) return setTheirs(stored)
    }
    if (status === 409 && !entry) {
      form.setError('key', { message: description })
    } else if (mistakes.length > 0) {
      for (const { field, message } of mistakes) form.setError(field, { message })
    } else {
      setProblem(description)
    }
    toast({ title: 'Error', description, variant: 'destructive' })
  }

  const itemOf = (other: Theirs | undefined) => (other === 'deleted' ? undefined : other)

  return {
    form,
    theirs,
    problem,
    isSaving: save.isPending,
    submit: form.handleSubmit((values) => store(values, base)),
    /** Writes this text over theirs, knowingly. Theirs stays in the history. */
    keepMine: form.handleSubmit((values) => {
      setBase(itemOf(theirs))
      setTheirs(undefined)
      return store(values, itemOf(theirs))
    }),
    takeTheirs() {
      const item = itemOf(theirs)
      setBase(item)
      setTheirs(undefined)
      form.reset(valuesOf(section, entry && { ...entry, item }))
    },
  }
}

/** What is stored now; nothing when that cannot be read either. */
const findTheirs = (key: string): Promise<Theirs | undefined> =>
  fetchItem(key).catch((error) => (error instanceof ApiError && error.status === 404 ? 'deleted' : undefined))

/** An answer that was lost on the way: what is stored is what was to be saved. */
const isMine = (theirs: Theirs | undefined, { type, title, content }: ContentInput): theirs is ContentItem =>
  typeof theirs === 'object' &&
  theirs.type === type &&
  theirs.content === content &&
  (theirs.title ?? '') === (title ?? '')

/** A text that nobody changed yet starts from its default. */
function valuesOf(section: ContentSection, entry: SectionEntry | undefined): ContentForm {
  const { key = '', item, known } = entry ?? {}
  return {
    key,
    section: item?.section ?? section,
    title: item?.title ?? '',
    type: item?.type ?? known?.type ?? 'text',
    content: item?.content ?? known?.default ?? '',
  }
}
