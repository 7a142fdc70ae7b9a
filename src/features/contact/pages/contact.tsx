import { data } from 'react-router'
import { z } from 'zod'
import type { Outcome } from '#features/contact/components/use-contact-form.ts'
import { contactWords } from '#features/contact/content/words.ts'
import { readRules } from '#features/rules/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { phoneLink } from '#site/paths.ts'
import { listServed } from '#site/service-area.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { telephoneNarrow, telephoneWide } from '#ui/engravings/index.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { ContactDetails } from '../components/contact-details.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { type ContactTexts, contactPage, readOpeningHours } from '../content.ts'
import { receiveMessage } from '../mutations.ts'
import { contactRequestSchemas } from '../schema.ts'
import type { Route } from './+types/contact.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const area = listServed(await readRules(services.db))
  const { texts, tags } = await readPage(contactPage, { ...services, area })
  const hours = readOpeningHours(
    texts['global.contact.business-hours'].split(/<br\b[^>]*>/i).map(htmlToPlain),
  )
  return { texts, tags, hours }
}

/** For browsers without scripts; with scripts, the form goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, rowSealer, enqueue, refusal, reportError, locale } = context.get(pageContext)
  const values = readValues(await request.formData())
  const answer = (outcome: Outcome, status: number) => data(outcome, { status })
  if (refusal) return answer({ kind: 'failed', message: refusal, values }, 429)
  const parsed = contactRequestSchemas[locale].safeParse(values)
  if (!parsed.success) {
    return answer({ kind: 'invalid', errors: z.flattenError(parsed.error).fieldErrors, values }, 400)
  }
  try {
    await receiveMessage({ db, rowSealer, enqueue }, parsed.data, locale)
    return answer({ kind: 'sent' }, 200)
  } catch (error) {
    reportError(error)
    return answer({ kind: 'failed', values }, 500)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Contact({ loaderData: { texts, hours }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ContactHero texts={texts} />
      <CallBand texts={texts} />
      <div className="page-width grid gap-x-column gap-y-12 py-[calc(var(--spacing-section)*0.6)] lg:grid-cols-[7fr_5fr]">
        <ContactForm texts={texts} {...(actionData && { outcome: actionData })} />
        <ContactDetails texts={texts} hours={hours} />
      </div>
    </>
  )
}

function CallBand({ texts }: { texts: ContactTexts }) {
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

function ContactHero({ texts }: { texts: ContactTexts }) {
  const words = useWords(contactWords)
  const home = useWords(homeCrumb)
  const trustPoints = [texts['global.contact.trust-indicator-1'], texts['global.contact.trust-indicator-2']]
  return (
    <section aria-labelledby="contact-title" className="page-width pt-2 pb-8 lg:pb-12">
      <Breadcrumb trail={[home]} current={words.contact} />
      <div className="plate-head">
        <div>
          <h1 id="contact-title">{texts['global.contact.hero-title']}</h1>
          <p className="mt-5 max-w-[33em] text-lead">{texts['global.contact.hero-description']}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-sans text-[1rem] font-medium">
            {trustPoints.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <CheckIcon className="icon text-brand" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <PlatePicture wide={telephoneWide} narrow={telephoneNarrow} />
      </div>
    </section>
  )
}
