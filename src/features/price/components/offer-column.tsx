import type { Offer } from '#lib/price/question.ts'
import { formatCents } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { offersWords } from '../content/offers-words.ts'
import type { Course } from './answer.ts'
import { CapField, CompoundingField, FeeField, MinimumField, RateField } from './offer-fields.tsx'
import type { Slips } from './slips.ts'

/** In drawings A is the solid line, B the broken one. */
export type OfferName = 'a' | 'b'
export const dashes = { a: undefined, b: '9 5' } as const

type OfferColumnProps = {
  name: OfferName
  course: Course
  other: Course
  month: number
  onChange: (offer: Offer) => void
  slips: Slips
}

export function OfferColumn({ name, course, other, month, onChange, slips }: OfferColumnProps) {
  const say = useWords(offersWords)
  const locale = useLocale()
  const more = course.asked.owed - other.asked.owed
  const titleId = `offer-${name}`
  const fields = { offer: course.offer, suffix: name === 'a' ? '' : 'B', onChange, slips }
  return (
    <section aria-labelledby={titleId} className="oxford pt-4">
      <h2 id={titleId} className="flex items-center justify-between gap-4 text-h3">
        {say.names[name]}
        <svg className="h-6 w-11 lg:w-16" aria-hidden="true" focusable="false">
          <line
            className="plot-ink"
            x2="100%"
            y1="12"
            y2="12"
            strokeWidth="3"
            strokeDasharray={dashes[name]}
          />
        </svg>
      </h2>
      <p className="figures mt-1 text-[min(1.9rem,8.6vw)] leading-[1.1] tracking-[-0.035em] whitespace-nowrap text-brand lg:text-[clamp(2.25rem,3.6vw,3.25rem)]">
        {formatCents(course.asked.owed, locale)}
      </p>
      <p className="mt-1 min-h-[4.2em] font-sans text-small leading-[1.4] text-soft lg:min-h-[2.8em]">
        {more === 0
          ? say.owedSame(month)
          : more < 0
            ? say.owedLower(month)
            : say.owedMore(month, formatCents(more, locale))}
      </p>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-3">
        <RateField {...fields} />
        <FeeField {...fields} />
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-[2fr_3fr] xl:gap-3">
        <MinimumField {...fields} />
        <CapField {...fields} />
      </div>
      <div className="mt-4">
        <CompoundingField {...fields} />
      </div>
    </section>
  )
}
