import { useState } from 'react'
import { z } from 'zod'
import type { PaperLanguage } from '#domain/contracts.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import type { ContractForm, FormSummary } from '#features/contracts/templates/schema/forms.ts'
import { Approvals } from './approvals.tsx'
import { CompareForms } from './compare-forms.tsx'
import type { Example } from './form-calls.ts'
import { FormCells } from './form-cells.tsx'
import { FormPreview } from './form-preview.tsx'
import { changedWords, type Words, wordsOf } from './form-words.ts'
import { NeedsList } from './needs-list.tsx'
import { SwitchForm } from './switch-form.tsx'
import { WordsForm } from './words-form.tsx'

const wordsSchema: z.ZodType<Words> = z.record(z.string(), z.object({ en: z.string(), es: z.string() }))

type FormRoomProps = { forms: readonly FormSummary[]; form: ContractForm }

/** A form: its words, the page that they make, and what it lacks. */
export function FormRoom({ forms, form }: FormRoomProps) {
  const { version, revision } = form
  const draft = useVersionedDraft({
    name: `contract form ${version}`,
    schema: wordsSchema,
    stored: { ...form, version: revision },
    draftFrom: wordsOf,
  })
  const [open, setOpen] = useState<string>()
  const [language, setLanguage] = useState<PaperLanguage>('en')
  const [example, setExample] = useState<Example>({ state: 'TX', language: 'en' })
  const words = form.status === 'draft' ? draft.draft : wordsOf(form)
  const ring = open === undefined ? undefined : words[open]?.[language]

  function show(key: string | undefined) {
    setOpen(key)
    const line = [...form.lines, ...form.notices].find((one) => one.key === key)
    const [state] = line?.states ?? []
    if (state && !line?.states.includes(example.state)) setExample({ ...example, state })
  }
  function speak(next: PaperLanguage) {
    setLanguage(next)
    if (next === 'es') setExample({ ...example, language: 'en-es' })
  }

  return (
    <>
      <FormCells forms={forms} open={version} />
      <div className="forms-room">
        <div className="forms-sheet">
          <WordsForm {...{ form, draft, words, open, language }} onOpen={show} onLanguage={speak} />
          <CompareForms forms={forms} form={form} words={words} />
          {form.status !== 'discarded' && <Approvals form={form} />}
          <SwitchForm />
        </div>
        <FormPreview
          form={form}
          changes={changedWords(wordsOf(form), words)}
          example={example}
          onExample={setExample}
          ring={ring}
        >
          {form.status !== 'discarded' && <NeedsList {...form} />}
        </FormPreview>
      </div>
    </>
  )
}
