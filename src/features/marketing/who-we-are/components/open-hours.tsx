import { useEffect } from 'react'
import { zoneName } from '#domain/time-zones.ts'
import type { Calendar } from '#features/calendar/schema.ts'
import { showHours } from '#features/chrome/components/show-hours.ts'
import { RichText } from '#features/texts/components/rich-text.tsx'
import type { SafeHtml } from '#features/texts/schema.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { whoWords } from '../content/words.ts'
import { Week } from './week.tsx'

type OpenHoursProps = {
  hours: Calendar
  texts: Record<'global.contact.phone' | 'global.contact.email', string> & {
    'global.contact.office-address': SafeHtml
  }
}

/** Whether somebody picks up the phone, as the reader's browser says. Until then it names our hours. */
export function OpenHours({ hours, texts }: OpenHoursProps) {
  const locale = useLocale()
  const words = useWords(whoWords).hours
  const phone = texts['global.contact.phone']
  const email = texts['global.contact.email']
  // Before React comes, the frame has done it. Opened by the router, the page has no frame of its own.
  useEffect(showHours, [])
  return (
    <div
      data-hours={JSON.stringify(hours)}
      className="group grid gap-x-[calc(var(--spacing-column)*1.2)] gap-y-10 lg:grid-cols-[5fr_7fr]"
    >
      <section aria-labelledby="hours-title">
        <p className="flex items-center gap-2.5 font-sans text-lead font-semibold text-brand">
          <span
            aria-hidden="true"
            className="size-3.5 rounded-full border-3 border-brand group-data-[open=true]:bg-brand group-data-[open=true]:ring-3 group-data-[open=true]:ring-green-200"
          />
          <span data-hours-part="state" suppressHydrationWarning>
            {words.state}
          </span>
        </p>
        <h2 id="hours-title" data-hours-part="title" className="mt-2 min-h-[2lh]" suppressHydrationWarning>
          {words.title}
        </h2>
        <p data-hours-part="line" className="mt-2 min-h-[2lh] text-lead" suppressHydrationWarning>
          {words.line(zoneName(hours.timeZone, locale))}
        </p>
        <ButtonAnchor href={phoneLink(phone)} className="mt-4">
          <PhoneIcon />
          {words.call(phone)}
        </ButtonAnchor>
        <p className="mt-4 font-sans text-small text-soft">
          {words.write}
          <a href={emailLink(email)}>
            <EmailText>{email}</EmailText>
          </a>
          {words.answer}
        </p>
        <address className="mt-2 font-sans text-small text-soft">
          <RichText html={texts['global.contact.office-address']} />
        </address>
      </section>
      <Week hours={hours} />
    </div>
  )
}
