import { phoneLink } from '#site/paths.ts'
import type { ContactTexts } from '../content.ts'

/** Shows the phone number large, and when to call: all that a visitor in a hurry needs. */
export function CallBand({ texts }: { texts: ContactTexts }) {
  const phone = texts['global.contact.phone']
  return (
    <div className="on-green">
      <div className="page-width grid gap-x-column gap-y-8 py-8 lg:py-12 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-end">
        <p>
          <a
            href={phoneLink(phone)}
            className="figures -ml-[0.05em] inline-block py-[0.08em] text-[min(clamp(2.7rem,1rem+8.2vw,7.75rem),13.4vw)] leading-none tracking-[-0.045em] whitespace-nowrap no-underline hover:underline"
          >
            {phone}
          </a>
          <span className="mt-1 block font-sans text-soft">{texts['global.contact.phone-hours']}</span>
        </p>
        <section
          aria-labelledby="urgent-title"
          className="border-rule max-xl:border-t max-xl:pt-6 xl:border-l xl:pl-8"
        >
          <h2 id="urgent-title" className="text-h3 italic">
            {texts['global.contact.urgent-heading']}
          </h2>
          <p className="mt-2 max-w-[36em]">{texts['global.contact.urgent-text']}</p>
        </section>
      </div>
    </div>
  )
}
