import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { type Compounding, compoundings, type MonthlyTerms, readTerms } from '#lib/price/monthly-terms.ts'
import { yearlyRateOf } from '#lib/price/terms.ts'
import { paths } from '#site/paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { TermsDraft, TermsVersion } from '../../schema.ts'
import { compoundingLabels } from './price-words.ts'

type TermsFormProps = {
  register: UseFormRegister<TermsDraft>
  errors: FieldErrors<TermsDraft>
  terms: MonthlyTerms | undefined
  base: TermsVersion | undefined
  today: string
  compounding: Compounding
  onCompounding: (chosen: Compounding) => void
}

export function TermsForm(props: TermsFormProps) {
  const { register, errors, terms, base, today, compounding, onCompounding } = props
  return (
    <>
      <Field label="Rate a month" help={sayRate(terms, base)} error={errors.monthlyRate?.message}>
        <Input isBig after="%" inputMode="decimal" autoComplete="off" {...register('monthlyRate')} />
      </Field>
      <Choice
        legend="Compounding"
        name="compounding"
        error={errors.compounding?.message}
        options={compoundings.map((value, index) => ({
          value,
          label: compoundingLabels[value],
          keys: String(index + 1),
        }))}
        value={compounding}
        onChange={onCompounding}
      />
      <div className="price-pair">
        <Field label="Fee" error={errors.fee?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('fee')} />
        </Field>
        <Field label="Cap" error={errors.capMultiple?.message}>
          <Input
            after="times"
            inputMode="decimal"
            autoComplete="off"
            placeholder="None"
            {...register('capMultiple')}
          />
        </Field>
        <Field label="Most months" error={errors.mostMonths?.message}>
          <Input inputMode="numeric" autoComplete="off" placeholder="No end" {...register('mostMonths')} />
        </Field>
        <Field label="In force from" error={errors.effectiveFrom?.message}>
          <Input type="date" min={today} {...register('effectiveFrom')} />
        </Field>
      </div>
      <p className="text-small text-soft">
        Offers made before keep their version. The public page{' '}
        <TextLink to={paths.cost}>What It Costs</TextLink> changes at midnight of that day in New York, or at
        once if it’s today.
      </p>
    </>
  )
}

/** "Was 2.90 in version 4. In a year this is 42.58%." */
function sayRate(terms: MonthlyTerms | undefined, base: TermsVersion | undefined): string {
  const before =
    base && base.monthlyRate !== terms?.monthlyRate
      ? `Was ${base.monthlyRate.toFixed(2)} in version ${base.version}. `
      : ''
  return terms
    ? `${before}In a year this is ${yearlyRateOf(readTerms(terms)).toFixed(2)}%.`
    : `${before}With at most two decimals.`
}
