import type { RefObject } from 'react'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { formatOfficeDay, formatOfficeTime, formatOfficeWeekday } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { addPromisedHours } from '#site/promise-clock.ts'
import { seal } from '#ui/engravings/index.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ButtonAnchor } from '#ui/plain-button.tsx'
import { certificateWords } from '../content/certificate.ts'

type CertificateProps = { sent: SentApplication; heading: RefObject<HTMLHeadingElement | null> }

export function Certificate({ sent, heading }: CertificateProps) {
  const locale = useLocale()
  const words = useWords(certificateWords)
  const receivedAt = new Date(sent.receivedAt ?? sent.sentAt)
  return (
    <article className="certificate on-sheet bg-clip-border text-center">
      <div className="px-3.5 pt-4.5 pb-3.5 sm:px-8 lg:px-10 lg:pt-6.5 lg:pb-4">
        {/* On a phone the toast must not cover this; elsewhere the frame shows. */}
        <h1
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 max-md:scroll-mt-26 text-[1.8rem] leading-tight font-medium text-green-800 sm:text-[2.25rem] lg:text-[3rem]"
        >
          {words.title}
        </h1>
        <p className="mt-2 text-[1.25rem] leading-snug text-balance italic lg:text-[1.6rem]">
          <span className="inline-block">{words.promise(sent.firstName)}</span>{' '}
          <span className="inline-block">{words.turn}</span>
        </p>
        <div className="my-4 border-y border-rule py-3.5 lg:my-5 lg:grid lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:py-4">
          <dl>
            <dt className="font-sans text-small text-soft">{words.reference}</dt>
            <dd className="mx-auto mt-1 w-min text-[min(2.7rem,13vw)] leading-[1.05] tracking-numeral text-brand lining-nums lg:text-[2.9rem]">
              <Reference>{sent.reference}</Reference>
            </dd>
          </dl>
          <Stamp />
          <dl>
            <dt className="font-sans text-small text-soft">{words.received}</dt>
            <dd className="leading-[1.4] lg:text-[1.25rem]">
              {formatOfficeDay(receivedAt, locale)}
              <br />
              {formatOfficeTime(receivedAt, locale)}
            </dd>
          </dl>
        </div>
        {/* A personal page must not open over the cached ones. */}
        <ButtonAnchor href={paths.case} className="max-lg:w-full">
          {words.open}
        </ButtonAnchor>
        <p className="mx-auto mt-2.5 max-w-[36em] font-sans text-small text-soft print:hidden">
          {words.openNote}
        </p>
        <p className="hidden font-sans text-small print:block">
          {words.openInPrint(location.host + paths.case)}
        </p>
        <NextSteps sent={sent} receivedAt={receivedAt} />
      </div>
    </article>
  )
}

/** Breaks after the year, so that both halves can be large. Copied, it's one word. */
function Reference({ children }: { children: string }) {
  const [, start, end] = /^(.{1,8}-\d{4})(\w{4,8})$/.exec(children) ?? []
  if (!start) return children
  return (
    <>
      <span className="whitespace-nowrap">{start}</span>
      <wbr />
      <span className="whitespace-nowrap">{end}</span>
    </>
  )
}

/** Keeps its own colors: dark lines need a light ground. */
function Stamp() {
  return (
    <span
      aria-hidden="true"
      className="relative mx-auto mt-4 mb-1 grid size-26 place-items-center rounded-full text-green-800 forced-color-adjust-none forced-colors:bg-sheet lg:mx-5 lg:my-0 lg:size-34"
    >
      <img {...seal} alt="" className="absolute inset-0 size-full" />
      <Mark className="size-[40%]" />
    </span>
  )
}

function NextSteps({ sent, receivedAt }: { sent: SentApplication; receivedAt: Date }) {
  const locale = useLocale()
  const words = useWords(certificateWords)
  const { dueAt, timeZone } = sent.answer ?? { dueAt: addPromisedHours(receivedAt), timeZone: undefined }
  const due = formatOfficeWeekday(dueAt, locale, timeZone)
  return (
    <>
      <h2 className="mt-6 text-left lg:mt-7">{words.nextHeading}</h2>
      <p className="mt-1 text-left font-sans text-small text-soft">{words.clock}</p>
      <ol className="mt-2 text-left lg:grid lg:grid-cols-3 lg:gap-x-8">
        {words.steps[sent.role](due).map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.1rem_1fr] gap-3 border-t border-rule py-3 leading-[1.4] lg:block lg:pb-0"
          >
            <span
              className="numeral pt-1 text-[2.75rem] lg:mb-2 lg:block lg:text-[3.5rem]"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <p>
              <b className="block">{title}</b>
              <span className="text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
