import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { DeskQuestion, toTyped } from '#features/apply/form/components/admin/desk-question.tsx'
import { fieldId } from '#features/apply/form/components/question-field.tsx'
import { type Answers, checkCorrected, findField, labelOfField } from '#features/questions/steps/corrected.ts'
import { pickAsked, type Field as Question } from '#features/questions/steps/field.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { staffLocale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { answersCorrectionSchema } from '../../schema.ts'
import { useCorrectAnswers } from './correction-queries.ts'
import './corrections.css'

type CorrectionFormProps = {
  application: { id: string; role: ApplicantRole; version: number; answers: Answers }
  drafts: Map<string, string>
  first: string | undefined
  onDone: () => void
}

const noReason = 'Say why, for whoever reads this later'

/** The wizard's questions, all at once. One reason goes with everything that changed. */
export function CorrectionForm({ application, drafts, first, onDone }: CorrectionFormProps) {
  const { id, role, version, answers } = application
  const draft = useCorrectionDraft(application, drafts)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [closed, setClosed] = useState<string>()
  const { mutateAsync, isPending } = useCorrectAnswers(id)
  const { reportSuccess, reportFailure } = useOutcome()
  const form = useRef<HTMLFormElement>(null)
  const count = Object.keys(draft.changes).length

  useEffect(() => {
    const named = first ? document.getElementById(fieldId(first)) : null
    const field = named ?? form.current?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [first])

  function show(mistakes: Record<string, string>) {
    setErrors(mistakes)
    const [name] = Object.keys(mistakes)
    if (name) document.getElementById(name === 'reason' ? 'correction-reason' : fieldId(name))?.focus()
  }

  async function save(knowsClosed = false) {
    if (isPending || draft.overtaken.length > 0) return
    const checked = checkCorrected(role, answers, draft.changes)
    const mistakes = Object.fromEntries(
      Object.entries(checked.errors).map(([name, [words = '']]) => [name, words]),
    )
    if (draft.reason.trim() === '') mistakes.reason = noReason
    if (count === 0) mistakes.reason = 'Change an answer first'
    show(mistakes)
    if (Object.keys(mistakes).length > 0) return
    const change = answersCorrectionSchema.safeParse({
      version,
      answers: draft.changes,
      reason: draft.reason,
      ...(knowsClosed && { knowsClosed }),
    })
    if (!change.success) return show({ reason: change.error.issues[0]?.message ?? noReason })
    try {
      await mutateAsync(change.data)
      draft.clear()
      reportSuccess(count === 1 ? '1 answer corrected' : `${count} answers corrected`)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setClosed(error.reason)
      else reportFailure(error, 'The corrections could not be saved. They are still here.', 'Not saved')
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="@container k-form correcting"
      aria-label="Correct answers"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
      }}
    >
      {stepsOf[role].map(({ slug, title, fields }) => {
        const asked = pickAsked(fields, { ...answers, ...draft.changes }).filter(isCorrectable)
        return (
          asked.length > 0 && (
            <fieldset key={slug}>
              <legend className="k-legend">{title.en}</legend>
              <div className="k-questions">
                {asked.map((field) => (
                  <div
                    key={field.name}
                    className={classNames(
                      field.kind === 'paragraph' && 'k-wide',
                      field.name in draft.changes && 'correcting-changed',
                    )}
                  >
                    <DeskQuestion
                      field={field}
                      value={draft.valueOf(field.name)}
                      error={errors[field.name]}
                      onAnswer={(value) => {
                        setClosed(undefined)
                        draft.answer(field.name, value)
                      }}
                    />
                    <Consequence name={field.name} isChanged={field.name in draft.changes} />
                  </div>
                ))}
              </div>
            </fieldset>
          )
        )
      })}
      <div className="correcting-foot k-questions">
        {draft.overtaken.length > 0 && (
          <BehindNotice onKeep={draft.keepMine}>
            {draft.overtaken.map((name) => sayAnswer(role, name, answers)).join('; ')}
          </BehindNotice>
        )}
        {closed && (
          <Notice tone="critical" title={closed} announce>
            <p>You can put it on record all the same. Then decide what becomes of the application.</p>
            <Button kind="line" className="mt-2" onClick={() => save(true)}>
              Correct it anyway
            </Button>
          </Notice>
        )}
        <Field id="correction-reason" label="Why" error={errors.reason} className="k-wide">
          <Input
            value={draft.reason}
            maxLength={1000}
            placeholder="Told us by phone"
            onChange={({ target }) => draft.giveReason(target.value)}
          />
        </Field>
        <div className="k-wide flex flex-wrap gap-2">
          <Button
            type="submit"
            kind={count > 0 ? 'main' : 'line'}
            aria-keyshortcuts="Control+Enter"
            busy={isPending && 'Saving…'}
          >
            {count > 1 ? `Save ${count} corrections` : 'Save correction'}
          </Button>
          <Button
            kind="bare"
            onClick={() => {
              draft.clear()
              onDone()
            }}
          >
            {count > 0 ? 'Discard' : 'Cancel'}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Only the applicant can speak for what they agreed to. */
const isCorrectable = ({ kind }: Question) => kind !== 'agreement'

function sayAnswer(role: ApplicantRole, name: string, answers: Answers): string {
  const field = findField(role, name)
  const answer = answers[name] ?? null
  if (!field) return ''
  return `${labelOfField(field)}: ${answer === null ? 'not answered' : formatAnswer(field, answer, staffLocale)}`
}

const consequences: Readonly<Record<string, string>> = {
  email:
    'The old address gets a mail, the link to the case page in earlier mails ends, and the new address gets a new one.',
  plaintiffAttorneyEmail:
    'The firm’s link ends, and somebody has to verify the new address before anything is mailed there.',
}

const Consequence = ({ name, isChanged }: { name: string; isChanged: boolean }) =>
  isChanged && consequences[name] ? <p className="k-small mt-1">{consequences[name]}</p> : null

type Draft = {
  typed: Record<string, string>
  /** The answers at that time: nobody overwrites unseen what a colleague saves meanwhile. */
  seen: Answers
  reason: string
}

const empty: Draft = { typed: {}, seen: {}, reason: '' }
const keyOf = (id: string) => `${id} corrections`

export const hasCorrectionDraft = (drafts: Map<string, string>, id: string) => drafts.has(keyOf(id))

type Application = { id: string; answers: Answers }

/** Typed and not saved. It stays while the reviewer looks at other applications. */
function useCorrectionDraft({ id, answers }: Application, drafts: Map<string, string>) {
  const [draft, keepDraft] = useState<Draft>(() => {
    const kept = drafts.get(keyOf(id))
    return kept ? { ...empty, ...JSON.parse(kept) } : empty
  })
  function keep(next: Draft) {
    keepDraft(next)
    const isEmpty = Object.keys(next.typed).length === 0 && next.reason.trim() === ''
    if (isEmpty) drafts.delete(keyOf(id))
    else drafts.set(keyOf(id), JSON.stringify(next))
  }
  const changed = Object.entries(draft.typed).filter(([name, value]) => value !== toTyped(answers[name]))
  return {
    valueOf: (name: string) => draft.typed[name] ?? toTyped(answers[name]),
    reason: draft.reason,
    changes: Object.fromEntries(changed),
    overtaken: changed
      .map(([name]) => name)
      .filter((name) => (draft.seen[name] ?? null) !== (answers[name] ?? null)),
    answer(name: string, value: string) {
      const seen = name in draft.seen ? draft.seen : { ...draft.seen, [name]: answers[name] ?? null }
      keep({ ...draft, typed: { ...draft.typed, [name]: value }, seen })
    },
    giveReason: (reason: string) => keep({ ...draft, reason }),
    keepMine: () => keep({ ...draft, seen: { ...answers } }),
    clear: () => keep(empty),
  }
}
