import { useEffect, useRef, useState } from 'react'
import { toAnswer } from '#features/contract-forms/figures/content/answer.ts'
import { priceContract } from '#features/contract-forms/figures/content/figures.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { formatMoney } from '#site/format.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { stepWords } from '../content/words.ts'
import { OwedSection } from './owed-section.tsx'
import { type Place, stepAt } from './place.ts'
import type { StepAnswer } from './step-form.ts'
import { StepHead } from './step-head.tsx'

/** What the contract was priced with; another amount gives other figures. */
export type PriceQuestion = Omit<Parameters<typeof priceContract>[0], 'amount'>

type LessViewProps = {
  signing: Signing
  place: Place
  question: PriceQuestion
  /** Cents, as asked for in the address. */
  amount: number
  answer: StepAnswer
}

/** The slider redraws what would be owed. Without scripts, a form does. */
export function LessView({ signing, place, question, amount: asked, answer }: LessViewProps) {
  const locale = useLocale()
  const { less: words } = stepWords[locale]
  const { least, most, step } = signing.less
  const [amount, setAmount] = useState(asked)
  const slider = useRef<HTMLInputElement>(null)
  // It may have been moved before the scripts came.
  useEffect(() => setAmount(Number(slider.current?.value)), [])
  const money = (cents: number) => formatMoney(cents, locale)
  const figures = toAnswer(priceContract({ ...question, amount }))
  const isSame = amount === most
  return (
    <div className="grid items-start gap-x-[clamp(3rem,5vw,5rem)] pt-5 lg:grid-cols-2 lg:pt-9">
      <div className="min-w-0">
        <StepHead title={words.title} lead={words.lead} />
        {answer.refusal && (
          <div className="mt-6">
            <Notice tone="critical" announce>
              {answer.refusal}
            </Notice>
          </div>
        )}
        {/* The slider says it, too. */}
        <p
          aria-hidden="true"
          className="mt-6 text-[3.25rem] leading-none tracking-[-0.035em] text-green-700 lining-nums noscript:hidden"
        >
          {money(amount)}
        </p>
        <label className="mt-3 block noscript:hidden">
          <span className="sr-only">{words.label}</span>
          <input
            id="amount-slider"
            type="range"
            min={least}
            max={most}
            step={step}
            defaultValue={asked}
            ref={slider}
            aria-valuetext={money(amount)}
            onChange={({ currentTarget }) => setAmount(Number(currentTarget.value))}
            className="min-h-tap w-full accent-green-700"
          />
        </label>
        <form className="mt-6 hidden noscript:grid gap-3">
          <Field
            id="amount"
            label={words.label}
            help={words.help(money(least), money(most), money(step))}
            error={answer.mistakes?.amount}
          >
            <Input name="amount" inputMode="numeric" defaultValue={asked / 100} className="max-w-48" />
          </Field>
          <div>
            <Button type="submit" variant="outline">
              {words.show}
            </Button>
          </div>
        </form>
        <form method="post" action={stepAt(place, 'less')} className="mt-6 grid gap-3">
          <input type="hidden" name="contract" value={signing.id} />
          <input type="hidden" name="amount" value={amount} />
          {isSame ? (
            <p className="font-sans text-small text-soft">{words.same}</p>
          ) : (
            <Button type="submit" className="w-full sm:w-fit">
              {words.action(money(amount))}
            </Button>
          )}
          <ButtonAnchor href={place.home} variant="outline" className="w-full sm:w-fit">
            {words.keep}
          </ButtonAnchor>
        </form>
      </div>
      <div className="min-w-0 lg:-mt-12">
        <OwedSection figures={figures} />
      </div>
    </div>
  )
}
