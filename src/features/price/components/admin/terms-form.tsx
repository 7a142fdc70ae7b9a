import { Controller, type UseFormReturn } from 'react-hook-form'
import { earnings } from '#domain/caps.ts'
import { states } from '#domain/states.ts'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { type PriceTerms, yearlyRateOf } from '#lib/price/terms.ts'
import { periods } from '#lib/price/time.ts'
import { paths } from '#site/paths.ts'
import { toOptions } from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { TermsDraft, TermsParsed } from '../../schema/new-terms.ts'
import type { TermsVersion } from '../../schema/terms.ts'
import { ChargeFields } from './charge-fields.tsx'
import { earningLabels, periodLabels, rateLabels } from './price-words.ts'

export const countings = ['simple', 'compounding'] as const

type TermsFormProps = {
  form: UseFormReturn<TermsDraft, unknown, TermsParsed>
  terms: PriceTerms | undefined
  base: TermsVersion | undefined
  today: string
}

export function TermsForm({ form, terms, base, today }: TermsFormProps) {
  const { register, control, watch, formState } = form
  const { errors } = formState
  const per = watch('per')
  const every = { month: 'Every month', 'half-year': 'Every six months', year: 'Every year' }[per]
  return (
    <>
      <Field label={rateLabels[per]} help={sayRate(terms, base)} error={errors.rate?.message}>
        <Input isBig after="%" inputMode="decimal" autoComplete="off" {...register('rate')} />
      </Field>
      <Controller
        name="per"
        control={control}
        render={({ field }) => (
          <Choice
            legend="Charged for"
            layout="line"
            name="per"
            options={periods.map((value) => ({ value, label: periodLabels[value] }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="isCompounding"
        control={control}
        render={({ field }) => (
          <Choice
            legend="Compounding"
            name="isCompounding"
            options={countings.map((value, index) => ({
              value,
              label: value === 'simple' ? 'Simple' : every,
              keys: String(index + 1),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="earned"
        control={control}
        render={({ field }) => (
          <Choice
            legend="Earned"
            name="earned"
            options={earnings.map((value) => ({ value, ...earningLabels[value] }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <ChargeFields control={control} register={register} errors={errors} />
      <div className="price-pair">
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
        <Field label="Grace" error={errors.graceDays?.message}>
          <Input after="days" inputMode="numeric" autoComplete="off" {...register('graceDays')} />
        </Field>
        <Field label="In force from" error={errors.effectiveFrom?.message}>
          <Input type="date" min={today} {...register('effectiveFrom')} />
        </Field>
      </div>
      <Field label="Where" help="A state’s own terms go before those for everywhere.">
        <Select placeholder="Everywhere" options={toOptions(states)} {...register('state')} />
      </Field>
      <p className="text-small text-soft">
        Offers made before keep their version. The public page{' '}
        <TextLink to={paths.cost}>What It Costs</TextLink> changes at midnight of that day in New York, or at
        once if it’s today.
      </p>
    </>
  )
}

/** "Was 2.90% a month in version 4. In a year this is 42.58%." */
function sayRate(terms: PriceTerms | undefined, base: TermsVersion | undefined): string {
  const isSame = base && base.rate === terms?.rate && base.per === terms.per
  const before =
    base && !isSame ? `Was ${base.rate.toFixed(2)}% ${sayPer[base.per]} in version ${base.version}. ` : ''
  return terms
    ? `${before}In a year this is ${yearlyRateOf(terms).toFixed(2)}%.`
    : `${before}With at most two decimals.`
}

const sayPer = { month: 'a month', 'half-year': 'for six months', year: 'a year' } as const
