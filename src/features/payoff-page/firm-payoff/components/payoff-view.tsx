import { addressesOf, type PayoffPlace } from '#features/payoff-page/frame/components/place.ts'
import type { FormValues } from '#lib/form-values.ts'
import { formatCalendarDay, formatMoney, formatOfficeDay } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { payoffPageWords } from '../content/words.ts'
import type { PayoffPage } from '../schema.ts'
import { GoodThrough } from './good-through.tsx'
import { LetterList, pdfOf } from './letter-list.tsx'
import { PayoffStairs } from './payoff-stairs.tsx'
import { PayoffSums } from './payoff-sums.tsx'

export type PayoffOutcome = {
  message: string | null
  errors: Partial<Record<string, readonly string[]>>
  values: FormValues
}

type PayoffViewProps = {
  page: PayoffPage
  place: PayoffPlace
  token: string
  outcome: PayoffOutcome | undefined
  /** The letter that was just made. */
  made: string | null
  submissionKey: string
}

export function PayoffView(props: PayoffViewProps) {
  const { page, place, token, made } = props
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const { offer, letters, course, through } = page
  const { figures, problem } = offer
  const ready = letters.find(({ id }) => id === made)
  const addresses = addressesOf(place.side, token)
  const isStopped = figures === null && problem !== 'gross' && problem !== 'wrong day'
  return (
    <div className="pt-5 pb-12 lg:pt-9">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,5vw,4.5rem)]">
        <div className="min-w-0">
          <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.25rem),13vw)] leading-[1.06] text-balance">
            {words.heading}
          </h1>
          {ready && (
            <div className="mt-5" role="status">
              <Notice tone="success" title={words.ready(ready.ordinal)}>
                <p>
                  {words.readyText(
                    formatMoney(ready.owed, locale),
                    formatCalendarDay(ready.goodThrough ?? '', locale),
                  )}
                </p>
                <a
                  href={pdfOf(place.side, token, ready.id)}
                  className="inline-flex min-h-tap items-center font-semibold"
                >
                  {words.open}
                </a>
              </Notice>
            </div>
          )}
          {isStopped ? (
            <p className="mt-5 text-lead">{words.problems[problem ?? 'off']}</p>
          ) : page.mayMake ? (
            <AskForm {...props} />
          ) : (
            <>
              <Amount page={page} />
              <p className="mt-5 font-sans text-small text-soft">
                {place.party === 'firm' ? words.readOnly : words.byCounsel}
              </p>
            </>
          )}
        </div>
        {figures && through && course.length > 0 && (
          <section aria-labelledby="stairs" className="min-w-0">
            <h2 id="stairs" className="text-lead font-semibold">
              {figures.isDaily ? words.stairs : words.stairsSteps}
            </h2>
            <PayoffStairs course={course} today={offer.today} through={through} chosen={offer.through} />
          </section>
        )}
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-[clamp(3rem,5vw,4.5rem)]">
        <div className="min-w-0">{figures && <PayoffSums figures={figures} through={offer.through} />}</div>
        <div className="min-w-0">
          <h2 className="text-title">{words.call}</h2>
          <p className="mt-2">{offer.hasBank ? words.callText : words.noBank}</p>
          <ul className="mt-4 border-t border-rule-strong">
            {[
              [addresses.settlement, words.settlement] as const,
              [addresses.reduction, words.reduction] as const,
            ].map(([href, label]) => (
              <li key={href} className="border-b border-rule">
                <a
                  href={href}
                  className="flex min-h-tap items-center justify-between font-sans font-semibold no-underline hover:underline"
                >
                  {label} <span aria-hidden="true">→</span>
                </a>
              </li>
            ))}
          </ul>
          <LetterList letters={letters} side={place.side} token={token} />
        </div>
      </div>
    </div>
  )
}

function AskForm({ page, place, token, outcome, submissionKey }: PayoffViewProps) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const { offer } = page
  const values = outcome?.values ?? {}
  const { live, figures } = offer
  return (
    <form
      method="post"
      action={addressesOf(place.side, token).payoff}
      noValidate
      autoComplete="off"
      className="group/payoff"
    >
      <input type="hidden" name="submissionKey" value={submissionKey} />
      {outcome?.message && (
        <div className="mt-5">
          <Notice tone="critical" title={outcome.message} announce />
        </div>
      )}
      {offer.asksGross && (
        <div className="mt-6">
          <Field id="gross" label={words.gross} help={words.grossHelp} error={outcome?.errors.gross?.[0]}>
            <Input
              name="gross"
              inputMode="decimal"
              maxLength={20}
              defaultValue={values.gross ?? (figures?.gross ? String(figures.gross / 100) : '')}
            />
          </Field>
        </div>
      )}
      <GoodThrough offer={offer} values={values} error={outcome?.errors.goodThrough?.[0]} />
      <Amount page={page} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="make">
          {words.get}
        </Button>
        {(figures === null || figures.isDaily || offer.asksGross) && (
          <Button type="submit" name="intent" value="show" variant="outline">
            {words.show}
          </Button>
        )}
      </div>
      <p className="mt-2 font-sans text-small text-soft">
        {live ? words.replaces(live.ordinal, formatOfficeDay(live.madeAt, locale)) : words.pdf}
      </p>
    </form>
  )
}

function Amount({ page: { offer } }: { page: PayoffPage }) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const { figures, through, problem } = offer
  if (!figures) return problem ? <p className="mt-6 font-sans text-small">{words.problems[problem]}</p> : null
  const { owed, next, isDaily } = figures
  const weekday = formatCalendarDay(through, locale, { dateStyle: 'full' })
  return (
    <dl className="oxford mt-7 flex flex-wrap gap-x-5 gap-y-4 pt-4">
      <div className="min-w-0">
        <dt className="font-sans font-semibold">{words.toPay}</dt>
        <dd className="mt-1 text-[min(4rem,15vw)] leading-none tracking-[-0.035em] whitespace-nowrap text-green-700 lining-nums">
          {formatMoney(owed, locale)}
        </dd>
        <dd className="mt-2 font-sans text-small text-soft">{words.through(weekday)}</dd>
      </div>
      <div className="min-w-0 border-l border-rule pl-5">
        {next ? (
          <>
            <dt className="font-sans font-semibold">
              {words.from(formatCalendarDay(next.on, locale, { month: 'long', day: 'numeric' }))}
            </dt>
            <dd className="mt-2 text-[min(2.5rem,10vw)] leading-none whitespace-nowrap lining-nums">
              {formatMoney(next.owed, locale)}
            </dd>
            <dd className="mt-2 font-sans text-small text-soft">{isDaily ? words.daily : words.noDaily}</dd>
          </>
        ) : (
          <dd className="font-sans text-small text-soft">{words.noMore}</dd>
        )}
      </div>
    </dl>
  )
}
