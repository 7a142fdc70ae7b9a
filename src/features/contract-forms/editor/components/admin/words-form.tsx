import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import type { PaperLanguage } from '#domain/contracts.ts'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { listDifferences } from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import type { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { ContractForm, LineChanges } from '#features/contract-forms/templates/schema/forms.ts'
import { useToast } from '#ui/toast.tsx'
import { formQuery, formsQuery, readForm, saveLines } from './form-calls.ts'
import type { FormPart } from './form-parts.tsx'
import { changedWords, type Words } from './form-words.ts'
import { LeftWords } from './left-words.tsx'
import { NoticesTable } from './notices-table.tsx'
import { WordsTable } from './words-table.tsx'

type WordsFormProps = {
  form: ContractForm
  draft: ReturnType<typeof useVersionedDraft<ContractForm, Words>>
  words: Words
  /** As they are stored. */
  base: Words
  open: string | undefined
  onOpen: (key: string | undefined) => void
  /** With mistakes, wherever the owner is. */
  onRefused: (key: string) => void
  part: FormPart
  language: PaperLanguage
  onLanguage: (language: PaperLanguage) => void
}

const byRevision = (form: ContractForm): ContractForm => ({ ...form, version: form.revision })

type Mistakes = Record<string, string[]>
const none: Mistakes = {}

/** Everything that is said on a contract; what is typed stays on this device until it's saved. */
export function WordsForm({
  form,
  draft,
  words,
  base,
  open,
  onOpen,
  onRefused,
  part,
  ...shown
}: WordsFormProps) {
  const { version, status } = form
  const { conflict } = draft
  const isFrozen = status !== 'draft'
  const [mistakes, setMistakes] = useState(none)
  /** As they came: a line that is being put right stays where it is. */
  const [refused, setRefused] = useState(none)
  const { toast } = useToast()
  const queries = useQueryClient()
  const changed = isFrozen ? {} : changedWords(base, words)
  const count = Object.keys(changed).length
  const refuse = (errors: Mistakes) => {
    setMistakes(errors)
    setRefused(errors)
  }
  const save = useMutation({
    mutationFn: (body: LineChanges) => saveLines(version, body),
    onSuccess: (answer) => {
      refuse(none)
      queries.setQueryData(formQuery(version).queryKey, answer)
      draft.buildOn(byRevision(answer))
      toast({ title: count === 1 ? '1 line saved' : `${count} lines saved` })
      return queries.invalidateQueries({ queryKey: formsQuery.queryKey, exact: true })
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return
      refuse(error.errors)
      const [first] = Object.keys(error.errors)
      if (first && words[first]) onRefused(first)
      if (!isConflict(error)) return
      const theirs = await readForm(version)
      if (theirs.status === 'draft') draft.showConflict(byRevision(theirs))
      await queries.invalidateQueries({ queryKey: formsQuery.queryKey })
    },
  })
  const name = `contract form ${version}`
  const element = usePageForm({ draft: name, changes: count, isSaving: save.isPending })
  const focused = useFocusOnMistake(refused)
  const ref = useCallback(
    (found: HTMLFormElement | null) => {
      element(found)
      focused.current = found
    },
    [element, focused],
  )
  const wrong = Object.keys(mistakes).filter((key) => words[key])
  const labels = new Map(form.lines.map(({ key, label }) => [key, label]))
  const labelOf = (key: string) => labels.get(key) ?? 'A notice of a state'

  function submit(event: FormEvent) {
    event.preventDefault()
    setMistakes(none)
    save.mutate({ revision: draft.base.version, lines: changed })
  }

  const edited = {
    ...{ words, base, mistakes, refused, open, onOpen, isFrozen },
    ...shown,
    onType: (key: string, line: Words[string]) => {
      const { [key]: _, ...others } = mistakes
      setMistakes(others)
      draft.type({ ...words, [key]: line })
    },
  }
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      {conflict && !isFrozen && (
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
      {isFrozen && <LeftWords draft={draft} labelOf={labelOf} />}
      {save.isError && !conflict && !isFrozen && (
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
