import { data } from 'react-router'
import { z } from 'zod'
import { readRules } from '#features/rules/data.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { listServed } from '#site/service-area.ts'
import { CallBand } from '../components/call-band.tsx'
import { ContactDetails } from '../components/contact-details.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { ContactHero } from '../components/contact-hero.tsx'
import type { Outcome } from '../components/outcome.ts'
import { contactPage, readOpeningHours } from '../content.ts'
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

/** Takes the form from a browser without scripts; with scripts it goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, rowSealer, enqueue, refusal, reportError, locale } = context.get(pageContext)
  const values = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const answer = (outcome: Outcome, status: number) => data(outcome, { status })
  if (refusal) return answer({ kind: 'failed', message: refusal, values }, 429)
  const parsed = contactRequestSchemas[locale].safeParse(values)
  if (!parsed.success) {
    return answer({ kind: 'invalid', errors: z.flattenError(parsed.error).fieldErrors, values }, 400)
  }
  try {
    await receiveMessage({ db, rowSealer, enqueue }, parsed.data)
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
