import type { Testimonial } from '#features/content/schema.ts'
import { formatCalendarDay } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { homeWords } from '../content/words.ts'
import type { HomeTexts } from '../content.ts'
import { FreeHelp } from './bare-sections.tsx'
import { Stars } from './stars.tsx'

export function TestimonialSection({ texts }: { texts: HomeTexts }) {
  const words = useWords(homeWords)
  const items = texts['testimonials.items']
  const clients = items.filter(({ type }) => type === 'client')
  const attorneys = items.filter(({ type }) => type === 'attorney')
  const [lead, ...others] = clients.length > 0 ? clients : attorneys
  const below = clients.length > 0 ? attorneys : []
  if (items.length === 0) return <FreeHelp />
  return (
    <section className="on-tint py-section" aria-labelledby="testimonials-title">
      <div className="page-width">
        <h2
          id="testimonials-title"
          className="border-b border-rule-strong pb-3 text-lead font-semibold tracking-tight"
        >
          {texts['testimonials.title']}
        </h2>
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-[clamp(2rem,3vw,3.5rem)]">
          {lead && <Voice item={lead} lead />}
          {others.length + below.length > 0 && (
            <FoldedOnPhones summary={words.moreVoices}>
              <div className="grid gap-x-column divide-rule border-rule max-sm:divide-y sm:max-lg:border-t sm:max-lg:grid-cols-2 lg:content-start lg:divide-y lg:border-l lg:pl-[clamp(2rem,3vw,3.5rem)]">
                {others.map((item) => (
                  <Voice key={item.id} item={item} />
                ))}
              </div>
              {below.length > 0 && (
                <div className="ruled-columns grid divide-rule border-t border-rule sm:border-rule-strong max-md:divide-y md:grid-cols-3 lg:col-span-2">
                  {below.map((item) => (
                    <Voice key={item.id} item={item} />
                  ))}
                </div>
              )}
              <p className="lg:col-span-2">
                <TextLink
                  to={paths.forAttorneys}
                  className="mt-2 inline-flex min-h-tap items-center font-sans font-semibold"
                >
                  {texts['testimonials.attorneys-link']}
                </TextLink>
              </p>
            </FoldedOnPhones>
          )}
        </div>
      </div>
    </section>
  )
}

function Voice({ item, lead = false }: { item: Testimonial; lead?: boolean }) {
  const locale = useLocale()
  const words = useWords(homeWords)
  return (
    <figure className="flex flex-col py-4 sm:py-5 lg:py-8">
      <blockquote
        className={
          lead
            ? 'text-h3 leading-[1.24] tracking-tight sm:text-title text-green-800 italic lg:text-[clamp(2rem,0.9rem+2.4vw,3.2rem)] lg:leading-[1.12]'
            : 'lg:text-lead'
        }
      >
        <p className="not-tight:-indent-[0.42em]">“{item.content}”</p>
      </blockquote>
      <figcaption className="mt-3 font-sans text-small leading-snug text-soft">
        <b className="block text-ink">{item.name}</b>
        {item.role}
        <VisuallyHidden>{words.rated(item.rating)}</VisuallyHidden>
        {(item.source || item.date) && (
          <span className="block">
            {[item.source, item.date && formatCalendarDay(item.date, locale)].filter(Boolean).join(', ')}
          </span>
        )}
        <Stars count={Math.round(item.rating)} className="ml-2 inline h-[0.75em] text-green-700" />
      </figcaption>
    </figure>
  )
}
