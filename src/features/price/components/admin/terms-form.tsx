import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { compoundings, type PriceTerms, yearlyRateOf } from '#lib/price/terms.ts'
import { paths } from '#site/paths.ts'
import { Input, type InputProps } from '#ui/input.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { TermsDraft, TermsVersion } from '../../schema.ts'
import { compoundingLabels } from './price-words.ts'

type TermsFormProps = {
  register: UseFormRegister<TermsDraft>
  errors: FieldErrors<TermsDraft>
  terms: PriceTerms | undefined
  base: TermsVersion | undefined
  today: string
}

export function TermsForm({ register, errors, terms, base, today }: TermsFormProps) {
  return (
    <>
      <Field label="Rate a month" help={sayRate(terms, base)} error={errors.monthlyRate?.message}>
        <UnitInput
          unit="%"
          className="price-rate"
          inputMode="decimal"
          autoComplete="off"
          {...register('monthlyRate')}
        />
      </Field>
      <FieldGroup legend="Compounding" error={errors.compounding?.message}>
        <div className="price-options">
          {compoundings.map((value, index) => (
            <label key={value}>
              <input type="radio" value={value} {...register('compounding')} />
              {compoundingLabels[value]}
              <span aria-hidden="true" className="price-key">
                {index + 1}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="price-pair">
        <Field label="Fee" error={errors.fee?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('fee')} />
        </Field>
        <Field label="Cap" error={errors.capMultiple?.message}>
          <UnitInput
            unit="times"
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
function sayRate(terms: PriceTerms | undefined, base: TermsVersion | undefined): string {
  const before =
    base && base.monthlyRate !== terms?.monthlyRate
      ? `Was ${base.monthlyRate.toFixed(2)} in version ${base.version}. `
      : ''
  return terms
    ? `${before}In a year this is ${yearlyRateOf(terms).toFixed(2)}%.`
    : `${before}With at most two decimals.`
}

function UnitInput({ unit, ...rest }: InputProps & { unit: string }) {
  return (
    <span className="price-unit">
      <Input {...rest} />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
