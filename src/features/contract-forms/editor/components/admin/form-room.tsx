import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import type { PaperLanguage } from '#domain/contracts.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import type { ContractForm, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { Approvals } from './approvals.tsx'
import { CompareForms } from './compare-forms.tsx'
import type { Example } from './form-calls.ts'
import { FormParts, findPart } from './form-parts.tsx'
import { FormPreview } from './form-preview.tsx'
import { changedWords, type Words, wordsOf } from './form-words.ts'
import { NeedsList } from './needs-list.tsx'
import { SwitchForm } from './switch-form.tsx'
import { WordsForm } from './words-form.tsx'

const wordsSchema: z.ZodType<Words> = z.record(z.string(), z.object({ en: z.string(), es: z.string() }))

type FormRoomProps = { forms: readonly FormSummary[]; form: ContractForm }

/** A form, one part at a time, beside the page that its words make. */
export function FormRoom({ forms, form }: FormRoomProps) {
  const { version, revision, status } = form
  const [query, setQuery] = useSearchParams()
  const part = findPart(query.get('part'), forms)
  const draft = useVersionedDraft({
    name: `contract form ${version}`,
    schema: wordsSchema,
    stored: { ...form, version: revision },
    draftFrom: wordsOf,
  })
  const [open, setOpen] = useState<string>()
  const [language, setLanguage] = useState<PaperLanguage>('en')
  const [example, setExample] = useState<Example>({ state: 'TX', language: 'en' })
  const stored = wordsOf(form)
  // Rules may have brought notices since the draft began.
  const base = { ...stored, ...draft.base.values }
  const words = status === 'draft' ? { ...stored, ...draft.draft } : stored
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
  /** A line that was refused, wherever the owner is. */
  function showRefused(key: string) {
    show(key)
    const isNotice = form.notices.some((notice) => notice.key === key)
    setQuery({ form: String(version), part: isNotice ? 'notices' : 'words' }, { replace: true })
  }

  return (
    <div className="forms-room" data-part={part}>
      <div className="forms-sheet">
        <FormParts forms={forms} form={form} open={part} />
        <WordsForm
          {...{ form, draft, words, base, open, language, part }}
          onOpen={show}
          onRefused={showRefused}
          onLanguage={speak}
        />
        {part === 'changes' && <CompareForms forms={forms} form={form} words={words} />}
        {part === 'use' && <NeedsList {...form} />}
        {part === 'use' && status !== 'discarded' && <Approvals form={form} />}
        <SwitchForm isShown={part === 'contracts'} canSend={forms.some((one) => one.status === 'in-force')} />
      </div>
      <FormPreview
        form={form}
        changes={changedWords(stored, words)}
        example={example}
        onExample={setExample}
        ring={ring}
        isInSight={part}
      />
    </div>
  )
}
