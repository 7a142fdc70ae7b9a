import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import { gradePartValues } from '#domain/value.ts'
import { ApiError, answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { listDifferences } from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { countChanges } from '#features/admin/components/use-kept-draft.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { LimitDialog } from '#features/people/signatures/components/admin/limit-dialog.tsx'
import { sayLimitChange } from '#features/people/signatures/components/admin/limit-words.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { valueTermsApi } from '../../api.ts'
import type { ValueTermsAnswer, ValueTermsChange } from '../../schema.ts'
import {
  draftFrom,
  fieldNames,
  grades,
  readDraft,
  readLimit,
  type TermsDraft,
  type TermsField,
  termsDraftSchema,
  toField,
} from './terms-draft.ts'

const api = createApi<RoutesOf<typeof valueTermsApi>>()

const key = '/api/admin/value-terms'

const readTerms = () => answerOf(api.GET(key))

export function ValueTermsForm() {
  const { data, error } = useQuery({ queryKey: [key], queryFn: readTerms, staleTime: 0 })
  if (data) return <TermsForm opened={data} />
  return error ? (
    <LoadFailure error={error} fallback="What value sheets advise could not be read." />
  ) : (
    <LoadingText />
  )
}

/** What the server says about each field. */
function mistakesIn(error: unknown): Partial<Record<TermsField, string>> {
  if (!(error instanceof ApiError)) return {}
  const entries = Object.entries(error.errors).map(([path, [first]]) => [toField(path), first])
  return Object.fromEntries(entries.filter(([field]) => field))
}

function TermsForm({ opened }: { opened: ValueTermsAnswer }) {
  const [looking, setLooking] = useState<string>()
  const [mistakes, setMistakes] = useState<Partial<Record<TermsField, string>>>({})
  const { toast } = useToast()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (body: ValueTermsChange) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
  const form = useVersionedDraft({ name: key, schema: termsDraftSchema, stored: opened, draftFrom })
  const { draft, base, conflict } = form
  const limit = readLimit(draft.limit)
  const limitBefore = readLimit(base.values.limit) ?? null
  const isLooser = limitBefore !== null && (limit === null || (limit ?? 0) > limitBefore)
  const values = ({ reason, ...rest }: TermsDraft) => Object.values(rest)
  const changes = countChanges(values(draft), values(base.values))
  const element = usePageForm({ draft: key, changes, isSaving: save.isPending })
  const mistaken = useFocusOnMistake(mistakes)
  const ref = useCallback(
    (node: HTMLFormElement | null) => {
      element(node)
      mistaken.current = node
    },
    [element, mistaken],
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const { terms, mistakes: found } = readDraft(draft)
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    const reason = draft.reason.trim()
    save.mutate(
      { ...terms, version: base.version, ...(reason && { reason }) },
      {
        onSuccess: (answer) => {
          form.buildOn(answer)
          toast({ title: isLooser ? 'The limit waits for a second signature' : 'Value sheets saved' })
        },
        onError: async (error) => {
          setMistakes(mistakesIn(error))
          if (isConflict(error)) form.showConflict(await readTerms())
        },
      },
    )
  }

  const input = (name: TermsField, width: string, after?: string) => (
    <Field key={name} label={fieldNames[name]} error={mistakes[name]}>
      <Input
        className={width}
        inputMode="decimal"
        autoComplete="off"
        after={after}
        value={draft[name]}
        onChange={({ target }) => form.type({ ...draft, [name]: target.value })}
      />
    </Field>
  )

  return (
    <form ref={ref} onSubmit={submit} noValidate className="k-form">
      {conflict && (
        <ConflictNotice
          title="Somebody else changed this meanwhile"
          mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
          theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
        >
          <DraftDifferences
            differences={listDifferences(conflict.versions)}
            nameOf={([field = '']) => fieldNames[field as TermsField] ?? field}
            say={(value) => (value === '' ? 'none' : String(value))}
          />
        </ConflictNotice>
      )}
      {save.isError && !conflict && Object.keys(mistakes).length === 0 && (
        <Notice tone="critical" announce>
          {reasonOf(save.error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <FieldGroup legend="Of what’s likely left before us" help="By grade. Grade E gets nothing.">
        <div className="grid grid-cols-[repeat(auto-fill,8rem)] gap-x-4 gap-y-3">
          {grades.map((grade) => input(grade, 'max-w-24', '%'))}
        </div>
      </FieldGroup>
      {input('low', 'max-w-24', '%')}
      <Field
        label={fieldNames.limit}
        help="In dollars, all advances together. A lower limit holds at once; a higher one after a second signature. Empty: no limit."
        error={mistakes.limit}
      >
        <Input
          className="max-w-40"
          inputMode="decimal"
          autoComplete="off"
          placeholder="None"
          value={draft.limit}
          onChange={({ target }) => form.type({ ...draft, limit: target.value })}
        />
      </Field>
      {isLooser && (
        <Field
          label="Why the limit is raised"
          help="A second person signs it first. If nobody else may, you need this, and it waits."
          error={mistakes.reason}
          optional={opened.signers.length > 1 && !mistakes.reason}
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={draft.reason}
            onChange={({ target }) => form.type({ ...draft, reason: target.value })}
          />
        </Field>
      )}
      <FieldGroup
        legend="How much each part of the grade counts"
        help="1 as it comes, 2 twice as much, 0 not at all."
      >
        <div className="grid grid-cols-[repeat(auto-fill,7rem)] gap-x-4 gap-y-3">
          {gradePartValues.map((part) => input(part, 'max-w-20'))}
        </div>
      </FieldGroup>
      {opened.waiting.map((change) => (
        <p key={change.id} className="flex flex-wrap items-center gap-x-3">
          <span>Waits for a second signature: {sayLimitChange(change)}</span>
          <Button kind="line" onClick={() => setLooking(change.id)}>
            Look at it
          </Button>
        </p>
      ))}
      {looking && <LimitDialog id={looking} onClose={() => setLooking(undefined)} />}
      <p className="text-soft">Sheets that an offer closed keep what they were computed with.</p>
    </form>
  )
}
