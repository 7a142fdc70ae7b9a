import type { ReactNode } from 'react'
import { RichText } from '#features/texts/components/rich-text.tsx'
import { emailLink } from '#site/paths.ts'
import { EmailText } from '#ui/email-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { contactWords } from '../content/words.ts'
import type { ContactTexts, OpeningHours } from '../content.ts'

export type ContactDetailsProps = { texts: ContactTexts; hours: OpeningHours[] | undefined }

export function ContactDetails({ texts, hours }: ContactDetailsProps) {
  const words = useWords(contactWords)
  const email = texts['global.contact.email']
  return (
    <div className="grid content-start gap-10 lg:sticky lg:top-8 lg:self-start">
      <dl className="hairlines hairlines-closed">
        <Detail name={words.details.email}>
          <a href={emailLink(email)} className="inline-flex min-h-tap items-center text-lead">
            <EmailText>{email}</EmailText>
          </a>
          <p className="font-sans text-[1rem] text-soft">{texts['global.contact.email-response']}</p>
        </Detail>
        <Detail name={words.details.office}>
          <address>
            <RichText html={texts['global.contact.office-address']} className="text-lead" />
          </address>
        </Detail>
        <Detail name={words.details.hours}>
          {hours ? (
            <HoursTable hours={hours} />
          ) : (
            <RichText html={texts['global.contact.business-hours']} className="text-lead" />
          )}
        </Detail>
      </dl>
      <section aria-labelledby="prepare-title">
        <h2 id="prepare-title" className="text-h3">
          {words.prepare.title}
        </h2>
        <p className="mt-2 text-soft">{words.prepare.lead}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-[1.2em] marker:text-brand">
          {words.prepare.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[5rem_1fr] sm:items-baseline">
      <dt className="font-sans text-small font-semibold text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function HoursTable({ hours }: { hours: OpeningHours[] }) {
  const words = useWords(contactWords)
  return (
    <table className="w-full" aria-label={words.details.officeHours}>
      <tbody className="hairlines">
        {hours.map(({ days, hours: open }) => (
          <tr key={days}>
            <th scope="row" className="py-2 pr-4 text-left align-baseline font-normal">
              {days}
            </th>
            <td className="figures py-2 text-right align-baseline font-sans text-[1rem] sm:whitespace-nowrap">
              {open}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
