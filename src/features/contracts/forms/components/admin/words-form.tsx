import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PaperLanguage } from '#domain/contracts.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { listDifferences } from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import type { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { ContractForm, LineChanges } from '#features/contracts/templates/schema/forms.ts'
import { useToast } from '#ui/toast.tsx'
import { formQuery, formsQuery, readForm, saveLines } from './form-calls.ts'
import type { FormPart } from './form-parts.tsx'
import { changedWords, type Words } from './form-words.ts'
import { NoticesTable } from './notices-table.tsx'
import { WordsTable } from './words-table.tsx'

type WordsFormProps = {
  form: ContractForm
  draft: ReturnType<typeof useVersionedDraft<ContractForm, Words>>
  words: Words
  open: string | undefined
  onOpen: (key: string | undefined) => void
  /** With mistakes. */
  onRefused: (key: string) => void
  part: FormPart
  language: PaperLanguage
  onLanguage: (language: PaperLanguage) => void
}

const byRevision = (form: ContractForm): ContractForm => ({ ...form, version: form.revision })

/** Everything that is said on a contract; what is typed stays on this device until it's saved. */
export function WordsForm({ form, draft, words, open, onOpen, onRefused, part, ...shown }: WordsFormProps) {
  const { version, status } = form
  const { base, conflict } = draft
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({})
  const { toast } = useToast()
  const queries = useQueryClient()
  const changed = status === 'draft' ? changedWords(base.values, words) : {}
  const count = Object.keys(changed).length
  const save = useMutation({
    mutationFn: (body: LineChanges) => saveLines(version, body),
    onSuccess: (answer) => {
      setMistakes({})
      queries.setQueryData(formQuery(version).queryKey, answer)
      draft.buildOn(byRevision(answer))
      toast({ title: count === 1 ? '1 line saved' : `${count} lines saved` })
      return queries.invalidateQueries({ queryKey: formsQuery.queryKey, exact: true })
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return
      setMistakes(error.errors)
      const [first] = Object.keys(error.errors)
      if (first && words[first]) onRefused(first)
      if (isConflict(error)) draft.showConflict(byRevision(await readForm(version)))
    },
  })
  const name = `contract form ${version}`
  const element = usePageForm({ draft: name, changes: count, isSaving: save.isPending })
  const wrong = Object.keys(mistakes).filter((key) => words[key])
  const labels = new Map(form.lines.map(({ key, label }) => [key, label]))
  const labelOf = (key: string) => labels.get(key) ?? 'A notice of a state'

  function submit(event: FormEvent) {
    event.preventDefault()
    setMistakes({})
    save.mutate({ revision: base.version, lines: changed })
  }

  const edited = {
    ...{ words, base: base.values, mistakes, open, onOpen },
    ...shown,
    isFrozen: status !== 'draft',
    onType: (key: string, line: Words[string]) => {
      const { [key]: _, ...others } = mistakes
      setMistakes(others)
      draft.type({ ...words, [key]: line })
    },
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      {conflict && (
        <ConflictNotice
          title="Somebody else changed this form meanwhile"
          mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
          theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
        >
          <DraftDifferences
            differences={listDifferences(conflict.versions)}
            nameOf={([key = '', language]) => `${labelOf(key)}, ${language === 'es' ? 'Spanish' : 'English'}`}
            say={(value) => `“${String(value ?? '')}”`}
          />
        </ConflictNotice>
      )}
      {save.isError && !conflict && (
        <Notice tone="critical" announce>
          <p>{reasonOf(save.error, 'These words were not saved. Please try again.')}</p>
          {wrong.map((key) => (
            <Button key={key} kind="bare" onClick={() => onRefused(key)}>
              {labelOf(key)}
            </Button>
          ))}
        </Notice>
      )}
      <div hidden={part !== 'words' && part !== 'page'} className="forms-words">
        <WordsTable form={form} {...edited} />
      </div>
      <div hidden={part !== 'notices'}>
        <NoticesTable notices={form.notices} unseen={form.unseen} {...edited} />
      </div>
    </form>
  )
}
