import { useState } from 'react'
import type { PayoffPlace } from '#features/payoff-page/frame/components/place.ts'
import { payoffFrameWords } from '#features/payoff-page/frame/content/words.ts'
import type { FormValues } from '#lib/form-values.ts'
import { distribute } from '#lib/waterfall/distribution.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { reductionPageWords } from '../content/words.ts'
import type { ReductionPage } from '../schema.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { Arithmetic } from './arithmetic.tsx'
import { ReductionForm } from './reduction-form.tsx'
import type { SheetErrors } from './sheet-rows.tsx'
import { dollars, toDraft, toValues } from './sheet-values.ts'
import { Tower } from './tower.tsx'

export type AskOutcome = { message?: string; errors: SheetErrors; values: FormValues }

type ReductionViewProps = {
  page: ReductionPage
  place: PayoffPlace
  mayWrite: boolean
  company: string
  action: string
  file: string
  outcome: AskOutcome | undefined
  /** They send another sheet. */
  isAgain: boolean
  submissionKey: string
}

export function ReductionView({ page, place, company, outcome, isAgain, ...rest }: ReductionViewProps) {
  const locale = useLocale()
  const words = reductionPageWords[locale]
  const frame = payoffFrameWords[locale]
  const { reduction, owed, days } = page
  const isForm = page.mayAsk && (!reduction || isAgain || outcome !== undefined)
  const [values] = useState<FormValues>(() => outcome?.values ?? startWith(page))
  const [draft, setDraft] = useState(() => (reduction && !isForm ? reduction.sheet : toDraft(values)))
  const of = reduction && !isForm ? reduction.owed : owed
  const distribution = distribute(draft, of)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4.8fr)] lg:items-start lg:gap-[clamp(2.5rem,5vw,4.5rem)] lg:pt-8">
      <div className="min-w-0 pt-4 lg:pt-0">
        <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.25rem),13vw)] leading-[1.06] text-balance">
          {words.heading}
        </h1>
        <p className="mt-3 text-lead text-soft">{words.lead}</p>
        <div className="on-sheet -mx-2 mt-5 min-w-0 rounded-md border border-rule px-3.5 py-5 lg:mx-0 lg:px-11 lg:py-8">
          {outcome?.message && (
            <div className="mb-6">
              <Notice tone="critical" title={frame.problem} announce>
                {outcome.message}
              </Notice>
            </div>
          )}
          {!page.mayAsk && !reduction && (
            <Notice>{noForm(rest.mayWrite, owed, { ...frame, nothing: words.nothing })}</Notice>
          )}
          {isForm ? (
            <ReductionForm
              owed={owed}
              place={place}
              company={company}
              action={rest.action}
              values={values}
              errors={outcome?.errors ?? {}}
              submissionKey={rest.submissionKey}
              onDraft={setDraft}
            />
          ) : (
            reduction && (
              <AnswerSheet
                reduction={reduction}
                mayAccept={page.mayAccept}
                mayAsk={page.mayAsk}
                action={rest.action}
                file={rest.file}
              />
            )
          )}
        </div>
      </div>
      <div className="mt-8 lg:sticky lg:top-6 lg:mt-0">
        <Tower sheet={draft} distribution={distribution} owed={of} company={company} party={place.party} />
        {draft.gross > 0 && (
          <Arithmetic gross={draft.gross} distribution={distribution} days={days} party={place.party} />
        )}
      </div>
    </div>
  )
}

type NoWords = { readOnly: string; byCounsel: string; nothing: string }

const noForm = (mayWrite: boolean, owed: number, words: NoWords) =>
  owed === 0 ? words.nothing : mayWrite ? words.byCounsel : words.readOnly

/** A better sheet begins with the one before; the first with what was reported. */
function startWith({ reduction, gross }: ReductionPage): FormValues {
  if (reduction) return toValues(reduction.sheet)
  return gross === null ? {} : { gross: dollars(gross) }
}
