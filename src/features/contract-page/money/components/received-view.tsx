import { type Place, stepAt } from '#features/contract-page/signing/components/place.ts'
import { StepColumn, StepHead } from '#features/contract-page/signing/components/step-head.tsx'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { cancelWords } from '../content/words.ts'
import { sayFullDate } from './money-days.ts'

type ReceivedViewProps = {
  signing: Signing
  place: Place
  sent: { on: string; today: string }
  mistake: string | undefined
  refusal: string | undefined
}

/** One day, filled in with today. */
export function ReceivedView({ signing, place, sent, mistake, refusal }: ReceivedViewProps) {
  const locale = useLocale()
  const { received: words } = cancelWords[locale]
  return (
    <StepColumn>
      <StepHead title={words.headline} lead={words.lead} />
      {refusal && (
        <div className="mt-6">
          <Notice tone="critical" announce>
            {refusal}
          </Notice>
        </div>
      )}
      <form method="post" action={stepAt(place, 'received')} noValidate className="mt-6 grid gap-6">
        <input type="hidden" name="contract" value={signing.id} />
        <Field
          id="on"
          label={words.label}
          help={
            sent.on === sent.today
              ? words.helpToday
              : words.help(sayFullDate(sent.on, locale), sayFullDate(sent.today, locale))
          }
          error={mistake}
        >
          <Input
            name="on"
            type="date"
            min={sent.on}
            max={sent.today}
            defaultValue={sent.today}
            required
            className="max-w-60"
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.action}</Button>
          <ButtonAnchor href={place.home} variant="outline">
            {words.back}
          </ButtonAnchor>
        </div>
      </form>
    </StepColumn>
  )
}
