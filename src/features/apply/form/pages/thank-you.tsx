import type { ReactNode } from 'react'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { NextSteps } from '../components/next-steps.tsx'
import { ThankYouHead } from '../components/thank-you-head.tsx'
import { thankYouWords } from '../content/thank-you.ts'
import { thankYouPage } from '../content.ts'
import type { Route } from './+types/thank-you.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(thankYouPage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function ThankYou({ loaderData: { texts } }: Route.ComponentProps) {
  const { call, write, writeDetail, remember } = useWords(thankYouWords)
  const phone = texts['global.contact.phone']
  const email = texts['global.contact.email']
  return (
    <>
      <div className="page-width py-section">
        <ThankYouHead texts={texts} />
      </div>
      <NextSteps />
      <div className="page-width py-section">
        <div className="ruled-columns grid divide-rule border-y border-rule-strong max-md:divide-y md:grid-cols-2">
          <HelpBox title={call} detail={texts['global.contact.phone-hours']}>
            <a
              href={phoneLink(phone)}
              className="figures inline-flex min-h-tap flex-wrap items-center gap-2 text-title whitespace-nowrap no-underline hover:underline tight:text-[8vw]"
            >
              <PhoneIcon className="size-6" />
              {phone}
            </a>
          </HelpBox>
          <HelpBox title={write} detail={writeDetail}>
            <a
              href={emailLink(email)}
              className="inline-flex min-h-tap items-center text-[clamp(1.15rem,0.9rem+1vw,1.75rem)] no-underline hover:underline"
            >
              {email}
            </a>
          </HelpBox>
        </div>
        <h2 className="oxford mt-section">{remember.heading}</h2>
        <dl className="ruled-columns mt-4 grid divide-rule max-md:divide-y md:grid-cols-3">
          {remember.items.map(({ title, text }) => (
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
    <section className="py-5 sm:py-8">
      <h2 className="text-h3 font-semibold">{title}</h2>
      <div className="mt-2">{children}</div>
      <p className="mt-1 font-sans text-small text-soft">{detail}</p>
    </section>
  )
}
