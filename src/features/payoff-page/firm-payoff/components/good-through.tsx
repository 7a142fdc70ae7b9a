import { addDays } from '#lib/calendar-days.ts'
import type { FormValues } from '#lib/form-values.ts'
import { formatCalendarDay } from '#site/format.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { payoffPageWords } from '../content/words.ts'
import type { PayoffPage } from '../schema.ts'

type GoodThroughProps = { offer: PayoffPage['offer']; values: FormValues; error: string | undefined }

/** Of the radio button for a day that isn't among the choices. */
export const otherDay = 'other'

/** The last day before the next step is always one of the choices, and the first choice. */
export function GoodThrough({ offer, values, error }: GoodThroughProps) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  const { today, latest, figures } = offer
  const day = (on: string) => formatCalendarDay(on, locale, { month: 'long', day: 'numeric' })
  const soon = addDays(today, 10)
  const days = [...new Set([today, ...(soon < latest ? [soon] : []), latest])]
  const chosen = values.through ?? (days.includes(offer.through) ? offer.through : otherDay)
  const isOther = chosen === otherDay || !days.includes(chosen)
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-lead font-semibold">{words.goodThrough}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {days.map((on) => (
          <label key={on} className="choice chip w-full">
            <input type="radio" name="through" value={on} defaultChecked={!isOther && chosen === on} />
            <span className="choice-label">
              {on === today ? words.today(day(on)) : day(on)}
              {on === latest && on !== today && (
                <small className="block text-soft">{figures?.isDaily ? words.lastDaily : words.last}</small>
              )}
            </span>
          </label>
        ))}
        <label className="choice chip w-full">
          <input
            type="radio"
            name="through"
            value={otherDay}
            defaultChecked={isOther}
            className="says-other"
          />
          <span className="choice-label">{words.another}</span>
        </label>
      </div>
      <div className="mt-4 hidden group-has-[.says-other:checked]/payoff:block">
        <Field
          id="goodThrough"
          label={words.anotherDay}
          help={words.dayHelp(day(today), formatCalendarDay(latest, locale))}
          error={error}
        >
          <Input type="date" name="day" defaultValue={values.day ?? offer.through} min={today} />
        </Field>
      </div>
      {error && !isOther && <p className="mt-2 font-sans text-small text-error">{error}</p>}
    </fieldset>
  )
}
