import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import {
  type ContentForm,
  type ContentInput,
  type ContentItem,
  type ContentSection,
  contentInputSchema,
} from '../../schema.ts'
import { fetchItem, useSaveContent } from './content-queries.ts'
import type { SectionEntry } from './section-entries.ts'

type ContentFormOptions = {
  section: ContentSection
  entry: SectionEntry | undefined
  onSaved: (key: string) => void
}

const fields = ['key', 'title', 'type', 'content'] as const

export function useContentForm({ section, entry, onSaved }: ContentFormOptions) {
  const [problem, setProblem] = useState<string>()
  const save = useSaveContent()
  const { reportSuccess, reportFailure } = useOutcome()
  const form = useForm<ContentForm, unknown, ContentInput>({
    resolver: schemaResolver(contentInputSchema),
    defaultValues: valuesOf(section, entry),
    shouldFocusError: false,
  })
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm({
    opened: entry?.item,
    fill: (item) => form.reset(valuesOf(section, entry && { ...entry, item })),
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
    reportSuccess(on ? 'Content updated successfully' : 'Content created successfully')
    onSaved(key)
  }

  async function explain(error: unknown, values: ContentInput, on: ContentItem | undefined) {
    const status = error instanceof ApiError ? error.status : undefined
    const description = reasonOf(error, 'Failed to save content')
    const mistakes = fields.flatMap((field) => {
      const [message] = (error instanceof ApiError && error.errors[field]) || []
      return message ? [{ field, message }] : []
    })
    if (entry && (isConflict(error) || (status === 404 && on))) {
      const stored = await findStored(entry.key)
      if (stored?.item && isMine(stored.item, values)) return finish(stored.item, on)
      // The form shows both texts; a toast would only repeat that.
      if (stored) return showConflict(stored.item)
    }
    if (isConflict(error) && !entry) {
      form.setError('key', { message: description })
    } else if (mistakes.length > 0) {
      for (const { field, message } of mistakes) form.setError(field, { message })
    } else {
      setProblem(description)
    }
    reportFailure(error, 'Failed to save content')
  }

  return {
    form,
    conflict,
    problem,
    isSaving: save.isPending,
    submit: form.handleSubmit((values) => store(values, base)),
    /** Overwrites theirs on purpose; the history keeps it. */
    keepMine: form.handleSubmit((values) => {
      buildOn(conflict?.theirs)
      return store(values, conflict?.theirs)
    }),
    takeTheirs,
  }
}

const findStored = (key: string): Promise<{ item?: ContentItem } | undefined> =>
  fetchItem(key).then(
    (item) => ({ item }),
    (error) => (error instanceof ApiError && error.status === 404 ? {} : undefined),
  )

/** Whether this is our own save, whose answer got lost. */
const isMine = (theirs: ContentItem, { type, title, content }: ContentInput) =>
  theirs.type === type && theirs.content === content && (theirs.title ?? '') === (title ?? '')

/** A text that nobody has changed starts from its default. */
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
