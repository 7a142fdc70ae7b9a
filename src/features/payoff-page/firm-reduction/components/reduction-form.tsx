import { useEffect, useRef, useState } from 'react'
import { reductionReasonValues } from '#domain/payoffs.ts'
import type { PayoffPlace } from '#features/payoff-page/frame/components/place.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { distribute, type Sheet } from '#lib/waterfall/distribution.ts'
import { formatMoney } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { reductionPageWords } from '../content/words.ts'
import { LienRows, MoneyField, PairRow, rowGrid, type SheetErrors } from './sheet-rows.tsx'
import { filledLiens, lienNumbers, toDraft } from './sheet-values.ts'

type ReductionFormProps = {
  owed: number
  place: PayoffPlace
  company: string
  action: string
  /** As sent, or of the sheet before. */
  values: FormValues
  errors: SheetErrors
  submissionKey: string
  onDraft: (sheet: Sheet) => void
}

/** Two columns, in full and after everybody’s cut. A plain form: scripts only count along. */
export function ReductionForm({ owed, place, company, values, errors, ...rest }: ReductionFormProps) {
  const locale = useLocale()
  const words = reductionPageWords[locale]
  const { action, submissionKey, onDraft } = rest
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => toDraft(values))
  const { asked, ifNobodyCuts } = distribute(draft, owed)
  const net = formatMoney(Math.max(0, asked.net), locale)

  function count() {
    if (!form.current) return
    const sheet = toDraft(readValues(new FormData(form.current)))
    setDraft(sheet)
    onDraft(sheet)
  }
  // What was typed before the scripts came counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(count, [])

  const rows = { values, errors }
  return (
    <>
      <div className="mb-6 empty:hidden">
        <ErrorSummary
          errors={Object.entries(errors).flatMap(([fieldId, message]) =>
            message ? [{ fieldId, message }] : [],
          )}
        />
      </div>
      <form ref={form} method="post" action={action} noValidate onInput={count} autoComplete="off">
        <input type="hidden" name="submissionKey" value={values.submissionKey ?? submissionKey} />
        <div className={rowGrid}>
          <span className="font-sans font-semibold max-sm:col-span-2 sm:col-span-2">{words.gross}</span>
          <div className="max-sm:col-span-2">
            <MoneyField name="gross" label={words.gross} {...rows} />
          </div>
        </div>
        <p
          aria-hidden="true"
          className="grid grid-cols-2 gap-x-2 pt-2 text-right font-sans text-small text-soft sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem]"
        >
          <span className="max-sm:hidden" />
          <span>{words.full}</span>
          <span>{words.afterCut}</span>
        </p>
        <PairRow name="fee" label={words.fee} {...rows} />
        <PairRow name="costs" label={words.costs} {...rows} />
        <LienRows numbers={lienNumbers} open={filledLiens(values)} {...rows} />
        <div className="-mx-3.5 grid grid-cols-2 items-center gap-x-2 border-l-4 border-green-800 bg-green-100 px-2.5 py-3 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem] lg:-mx-4">
          <span className="max-sm:col-span-2">
            <b className="font-sans">{words.ours(company)}</b>
            <small className="block font-sans text-small">{words.oursHelp}</small>
          </span>
          <span className="text-right font-semibold tabular-nums">{formatMoney(owed, locale)}</span>
          <MoneyField name="ours" label={words.oursHelp} {...rows} />
        </div>
        <p className="grid grid-cols-2 items-baseline gap-x-2 border-b-4 border-double border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem]">
          <b className="wrap-anywhere max-sm:col-span-2">{words.left(place.client)}</b>
          <span className="text-right font-semibold tabular-nums">
            {formatMoney(Math.max(0, ifNobodyCuts.net), locale)}
          </span>
          <output className="figures text-right text-[1.75rem] leading-none text-green-800">{net}</output>
        </p>
        <Announced>{draft.gross > 0 ? words.announce[place.party](net) : ''}</Announced>
        <div className="mt-6 grid gap-5">
          <Field id="reason" label={words.why} error={errors.reason}>
            <Select
              name="reason"
              options={reductionReasonValues.map((value) => ({ value, label: words.reasons[value] }))}
              defaultValue={values.reason ?? 'little-for-client'}
            />
          </Field>
          <Field id="note" label={words.note} optional error={errors.note}>
            <Textarea name="note" rows={3} maxLength={2000} defaultValue={values.note ?? ''} />
          </Field>
          <Button type="submit" name="intent" value="ask" className="w-full">
            {words.send}
          </Button>
          <p className="-mt-3 font-sans text-small text-soft">{words.free[place.party]}</p>
        </div>
      </form>
    </>
  )
}

/** Half a second after the last change, so that nobody hears every digit. */
function Announced({ children }: { children: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 500)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
