import type { ReactNode } from 'react'
import type { identityTexts } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import type { Texts } from '#features/texts/schema.ts'
import { pageContext } from '#lib/page-context.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { ReferenceNumber, useReference } from '../components/reference-number.tsx'
import type { thankYouPageTexts } from '../content/texts.ts'
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
              <EmailText>{email}</EmailText>
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

function HelpBox({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <section className="py-5 sm:py-8">
      <h2 className="text-h3 font-semibold">{title}</h2>
      <div className="mt-2">{children}</div>
      <p className="mt-1 font-sans text-small text-soft">{detail}</p>
    </section>
  )
}

function NextSteps() {
  const { heading, steps } = useWords(thankYouWords).next
  return (
    <section className="on-green py-section" aria-labelledby="next-title">
      <div className="page-width">
        <h2 id="next-title" className="text-sheet">
          {heading}
        </h2>
        <ol className="ruled-columns mt-6 grid divide-rule border-t border-rule-strong max-md:divide-y md:grid-cols-3 lg:mt-10">
          {steps.map(({ title, text, time }, index) => (
            <li key={title} className="grid grid-cols-[4.4rem_1fr] py-6 tight:block md:block lg:pt-8">
              <span className="numeral block pt-1" aria-hidden="true">
                {index + 1}
              </span>
              <div className="md:mt-6">
                <h3>{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
                <p className="mt-3 font-sans text-small font-semibold">{time}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type ThankYouTexts = Texts<typeof identityTexts & typeof thankYouPageTexts>

/** Thanks applicants, and claims nothing to anyone else. */
function ThankYouHead({ texts }: { texts: ThankYouTexts }) {
  const { notApplied, open, reference: numberWords } = useWords(thankYouWords)
  const reference = useReference()
  const isSent = reference?.isSent ?? false
  const words = isSent ? numberWords.sent : numberWords.example
  return (
    <div
      data-live="near"
      className="grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center"
    >
      <div>
        <h1>{isSent ? texts['thank-you-page.title'] : notApplied.title}</h1>
        <p className="mt-5 text-lead">{isSent ? texts['thank-you-page.lead'] : notApplied.lead}</p>
        {!isSent && (
          <div className="noscript:hidden">
            <p className="mt-3 text-lead">{notApplied.none}</p>
            <ButtonLink to={paths.apply} variant="apply" className="mt-5">
              {notApplied.apply}
            </ButtonLink>
          </div>
        )}
        <p className={isSent ? 'mt-5' : 'mt-3'}>
          {isSent ? (
            <ButtonAnchor href={paths.case}>{open}</ButtonAnchor>
          ) : (
            <>
              <span className="noscript:hidden">{notApplied.elsewhere}</span>{' '}
              <a href={paths.case} className="inline-flex min-h-tap items-center">
                {open}
              </a>
            </>
          )}
        </p>
        <img {...mailbox} alt="" className="mt-6 w-38 lg:w-56" />
      </div>
      <div className="certificate on-sheet">
        <div className="px-3 py-6 text-center sm:px-8 sm:py-10">
          <h2 className="text-h3">{words.title}</h2>
          <div className="mt-3">
            <ReferenceNumber number={reference?.number} />
          </div>
          <p className="mx-auto mt-4 max-w-[26em] text-soft">{words.note}</p>
        </div>
      </div>
    </div>
  )
}
