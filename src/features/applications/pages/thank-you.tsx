import type { ReactNode } from 'react'
import { identityTexts, thankYouPageTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import { mailbox } from '#ui/engravings/index.ts'
import { PhoneIcon } from '#ui/icons.tsx'
import { NextSteps } from '../components/next-steps.tsx'
import { ReferenceNumber } from '../components/reference-number.tsx'
import { reminders } from '../content.ts'
import type { Route } from './+types/thank-you.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  return { publicUrl, texts: await readTexts(db, { ...identityTexts, ...thankYouPageTexts }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { publicUrl, texts } = loaderData
  return pageMeta(
    {
      title: 'Thank You for Applying',
      description: 'Your reference number, what happens next with your application, and how to reach us.',
      keywords: ['application received', 'reference number'],
      path: paths.thankYou,
      noindex: true,
    },
    { name: texts['global.brand.name'], publicUrl },
  )
}

export default function ThankYou({ loaderData: { texts } }: Route.ComponentProps) {
  const phone = texts['global.contact.phone']
  const email = texts['global.contact.email']
  return (
    <>
      <div className="page-width py-section">
        <div className="grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
          <div>
            <h1>{texts['thank-you-page.title']}</h1>
            <p className="mt-5 text-lead">{texts['thank-you-page.lead']}</p>
            <img {...mailbox} alt="" className="mt-6 w-56 max-lg:hidden" />
          </div>
          <div className="certificate on-sheet">
            <div className="px-3 py-6 text-center sm:px-8 sm:py-10">
              <h2 className="text-h3">Your reference number</h2>
              <div className="mt-3">
                <ReferenceNumber />
              </div>
              <p className="mx-auto mt-4 max-w-[26em] text-soft">
                Write it down or take a picture. With it we find your application at once when you call.
              </p>
            </div>
          </div>
        </div>
      </div>
      <NextSteps />
      <div className="page-width py-section">
        <div className="grid gap-4 md:grid-cols-2">
          <HelpBox title="Rather call?" detail={texts['global.contact.phone-hours']}>
            <a
              href={phoneLink(phone)}
              className="figures inline-flex min-h-tap items-center gap-2 text-title no-underline hover:underline"
            >
              <PhoneIcon className="size-6" />
              {phone}
            </a>
          </HelpBox>
          <HelpBox title="Rather write?" detail="Put your reference number in the subject.">
            <a
              href={emailLink(email)}
              className="inline-flex min-h-tap items-center text-[clamp(1.15rem,0.9rem+1vw,1.75rem)] no-underline hover:underline"
            >
              {email}
            </a>
          </HelpBox>
        </div>
        <h2 className="oxford mt-section">Good to remember</h2>
        <dl className="ruled-columns mt-4 grid divide-rule max-md:divide-y md:grid-cols-3">
          {reminders.map(({ title, text }) => (
            <div key={title} className="py-4">
              <dt className="text-lead font-semibold">{title}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

type HelpBoxProps = { title: string; detail: string; children: ReactNode }

function HelpBox({ title, detail, children }: HelpBoxProps) {
  return (
    <section className="on-sheet border border-rule p-5 sm:p-8">
      <h2 className="text-h3 font-semibold">{title}</h2>
      <div className="mt-2">{children}</div>
      <p className="mt-1 font-sans text-small text-soft">{detail}</p>
    </section>
  )
}
