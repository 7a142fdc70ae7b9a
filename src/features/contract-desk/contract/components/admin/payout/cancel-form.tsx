import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { type CancelNoticeWay, cancelNoticeWays, type MoneyBackWay, moneyBackWays } from '#domain/money.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { Cancellation, NewNotice } from '#features/payments/cancellations/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { toOptions } from '#site/staff-format.ts'
import type { Mistakes } from '../contract-draft.ts'
import { noAnswer, RefusalNote, useRefusal } from '../refusal-note.tsx'
import type { Whose } from '../sent-queries.ts'
import { useRecording } from './cancel-queries.ts'
import { sayAnswer } from './cancel-words.ts'

type Way = Exclude<CancelNoticeWay, 'online'>
const ways = cancelNoticeWays.filter((one): one is typeof one & { value: Way } => one.value !== 'online')
const abouts: Partial<Record<Way, string>> = {
  'tracked-mail': 'The postmark counts, not the day it arrives.',
  mail: 'The postmark counts where there is one.',
  message: 'We take it as notice; the money must follow.',
}
const isMail = (way: Way | undefined) => way === 'tracked-mail' || way === 'mail'

type Draft = {
  way: Way | undefined
  postmarkOn: string | undefined
  arrivedOn: string | undefined
  back: number | undefined
  backWay: MoneyBackWay | ''
}

type CancelFormProps = { whose: Whose; stand: Cancellation; today: string; onDone: () => void }

/** A notice, the money, or both. It says at once whether that is in time. */
export function CancelForm({ whose, stand, today, onDone }: CancelFormProps) {
  const isNoticed = stand.notice?.status === 'noticed'
  const [keys] = useState(() => ({ notice: makeSubmissionKey(), money: makeSubmissionKey() }))
  const [draft, setDraft] = useState<Draft>({
    ...{ way: undefined, postmarkOn: undefined, backWay: '' },
    ...{ arrivedOn: today, back: isNoticed ? stand.missing : undefined },
  })
  const [own, setOwn] = useState<Mistakes>({})
  const { mutateAsync, error, isPending } = useRecording(whose)
  const refusal = useRefusal(error, noAnswer)
  const mistakes = useMemo((): Mistakes => ({ ...refusal?.fields, ...own }), [refusal, own])
  const form = useFocusOnMistake(mistakes)
  const { reportSuccess } = useOutcome()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type=radio], select')?.focus()
  }, [form])
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const on = (isMail(draft.way) ? draft.postmarkOn : undefined) ?? draft.arrivedOn
  const answer =
    draft.way || isNoticed ? sayAnswer(stand, { on, back: draft.back ?? 0, isNoticed }) : undefined
  const isWhole = answer?.isInTime === true && (draft.back ?? 0) >= stand.missing
  useKeys(
    (key) => {
      const way = isNoticed ? undefined : ways[Number(key) - 1]
      if (!way) return false
      change({ way: way.value })
      document.getElementById(`notice-way-${way.value}`)?.focus()
      return true
    },
    { isFirst: true },
  )
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isPending) return
    const wrong = findMistakes(draft, isNoticed)
    setOwn(wrong)
    if (Object.keys(wrong).length > 0) return
    const done = () => {
      reportSuccess(isWhole ? 'Canceled: nothing is owed' : 'Kept')
      onDone()
    }
    // The news replaces this form before an answer could close it.
    mutateAsync(toRequests(draft, keys, isNoticed)).then(done, () => {})
  }
  useMainKey(submit)
  return (
    <form
      ref={form}
      noValidate
      className="k-form cancel-form"
      onSubmit={submit}
      aria-labelledby="cancel-form"
    >
      <h2 id="cancel-form">{isNoticed ? 'The money came back' : 'Record a cancellation'}</h2>
      <RefusalNote refusal={refusal} title="Not kept." />
      {!isNoticed && <NoticeFields {...{ draft, mistakes, today, change }} />}
      {stand.may.money && stand.phase !== 'unpaid' && (
        <MoneyFields {...{ draft, mistakes, change }} isOptional={!isNoticed} />
      )}
      {isNoticed && (
        <Field
          label="It came on"
          help="The postmark, if there is one."
          error={mistakes.on ?? mistakes.arrivedOn}
        >
          <DateInput
            today={today}
            lean="back"
            value={draft.arrivedOn}
            onChange={(arrivedOn) => change({ arrivedOn })}
          />
        </Field>
      )}
      {answer && (
        <Note tone={answer.isInTime ? 'calm' : 'stop'} title={answer.title} announce>
          {answer.words}
        </Note>
      )}
      <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Keeping it…'}>
        {isWhole ? 'Cancel the contract' : isNoticed ? 'Keep what came back' : 'Keep the notice'}
      </Button>
      <p className="k-small">
        {isWhole
          ? 'The client and their firm hear that it’s canceled and nothing is owed. The file is closed.'
          : 'The client hears how it stands. Nothing is canceled before all of the money is back.'}
      </p>
    </form>
  )
}

type FieldsProps = { draft: Draft; mistakes: Mistakes; change: (changes: Partial<Draft>) => void }

function NoticeFields({ draft, mistakes, today, change }: FieldsProps & { today: string }) {
  return (
    <>
      <Choice
        legend="How the notice came"
        name="notice-way"
        error={mistakes.way}
        options={ways.map(({ value, label }, place) => ({
          value,
          label,
          about: abouts[value],
          keys: String(place + 1),
        }))}
        value={draft.way}
        onChange={(way) => change({ way })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {isMail(draft.way) && (
          <Field label="Postmark" optional error={mistakes.postmarkOn}>
            <DateInput
              today={today}
              lean="back"
              value={draft.postmarkOn}
              onChange={(postmarkOn) => change({ postmarkOn })}
            />
          </Field>
        )}
        <Field label={isMail(draft.way) ? 'Arrived' : 'Day'} error={mistakes.arrivedOn ?? mistakes.noticedOn}>
          <DateInput
            today={today}
            lean="back"
            value={draft.arrivedOn}
            onChange={(arrivedOn) => change({ arrivedOn })}
          />
        </Field>
      </div>
    </>
  )
}

function MoneyFields({ draft, mistakes, change, isOptional }: FieldsProps & { isOptional: boolean }) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label="Money back" optional={isOptional} error={mistakes.amount}>
        <MoneyInput value={draft.back} onChange={(back) => change({ back })} />
      </Field>
      <Field label="As" optional={isOptional} error={mistakes.backWay}>
        <Select
          placeholder="Choose how it came"
          options={toOptions(moneyBackWays)}
          value={draft.backWay}
          onChange={({ target }) =>
            change({ backWay: moneyBackWays.find(({ value }) => value === target.value)?.value ?? '' })
          }
        />
      </Field>
    </div>
  )
}

function findMistakes({ way, arrivedOn, back, backWay }: Draft, isNoticed: boolean): Mistakes {
  return {
    ...(!isNoticed && !way && { way: 'Choose how the notice came.' }),
    ...(!arrivedOn && { arrivedOn: 'Type the day.' }),
    ...(isNoticed && !back && { amount: 'Type what came back.' }),
    ...(back && !backWay && { backWay: 'Choose how the money came.' }),
  }
}

function toRequests(draft: Draft, keys: { notice: string; money: string }, isNoticed: boolean) {
  const { way, postmarkOn, arrivedOn = '', back, backWay } = draft
  const on = (isMail(way) ? postmarkOn : undefined) ?? arrivedOn
  const notice: NewNotice | undefined =
    isNoticed || !way
      ? undefined
      : way === 'tracked-mail' || way === 'mail'
        ? { way, postmarkOn, arrivedOn, submissionKey: keys.notice }
        : { way, noticedOn: arrivedOn, submissionKey: keys.notice }
  const money =
    back && backWay ? { amount: back, way: backWay, on, arrivedOn, submissionKey: keys.money } : undefined
  return { ...(notice && { notice }), ...(money && { money }) }
}
