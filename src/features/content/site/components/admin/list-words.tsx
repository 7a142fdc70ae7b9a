import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { ContentText } from '../../../components/admin/content-text.tsx'
import type { ContentForm, ContentInput } from '../../../schema.ts'

type ListWordsProps = {
  /** The form that the dialogs use for this list. */
  Editor: typeof ContentText
  field: { id: string; error: string | undefined }
  textKey: string
  content: string
  onChange: (content: string) => void
}

/** A list of people or questions, edited as in the dialogs of the dashboard. */
export function ListWords({ Editor, field, textKey, content, onChange }: ListWordsProps) {
  const values: ContentForm = { key: textKey, section: 'pages', title: '', type: 'json', content }
  const form = useForm<ContentForm, unknown, ContentInput>({ defaultValues: values })
  const told = useRef(content)

  // Restored words come from outside; typed ones have been told already.
  useEffect(() => {
    if (told.current === content) return
    told.current = content
    form.setValue('content', content)
  }, [content, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { content: now } }) => {
          if (now === told.current) return
          told.current = now
          onChange(now)
        },
      }),
    [form, onChange],
  )
  return <Editor form={form} type="json" field={field} />
}
