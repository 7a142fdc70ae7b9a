import { useEffect, useRef } from 'react'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { nextStepsOf, successWords } from '../content/after-sending.ts'
import { DocumentList } from './document-list.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'
import type { SentApplication } from './sent-application.ts'

export type SuccessScreenProps = {
  sent: SentApplication
  /** False when someone comes back later for something else: then the page does not scroll here. */
  isNew: boolean
  texts: RoleSelectionTexts
  onChange: (sent: SentApplication | undefined) => void
}

/** Shown after applying: proof that it arrived, what can be added, and what comes next. */
export function SuccessScreen({ sent, isNew, texts, onChange }: SuccessScreenProps) {
  const words = useWords(successWords)
  const nextSteps = useWords(nextStepsOf)
  const heading = useRef<HTMLHeadingElement>(null)
  const phone = texts['global.contact.phone']

  // biome-ignore lint/correctness/useExhaustiveDependencies: another application is another screen
  useEffect(() => {
    if (!isNew) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [sent.id])

  return (
    <div data-application-sent="">
      {/* On a phone the toast is at the top of the screen and must not cover this. */}
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-8 gap-3 max-md:scroll-mt-28 text-title font-medium"
      >
        <CheckIcon className="mt-[0.1em] size-[1em] flex-none text-brand" />
        {words.title}
      </h3>
      <dl className="mt-5 border-y border-rule-strong py-4">
        <dt className="font-sans text-small text-soft">{words.reference}</dt>
        <dd className="figures text-h2 leading-tight tracking-tight wrap-anywhere">{sent.reference}</dd>
        <dt className="mt-3 font-sans text-small text-soft">{words.applicationId}</dt>
        <dd className="font-mono text-small wrap-anywhere">{sent.id}</dd>
      </dl>
      <p className="mt-3 font-sans text-small text-soft">{words.keepReference}</p>
      <DocumentList sent={sent} onChange={onChange} />
      <h4 className="mt-8">{words.nextHeading}</h4>
      <ol className="hairlines hairlines-closed mt-3">
        {nextSteps[sent.role].map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] py-3">
            <span className="figures pt-0.5 text-title leading-none text-brand" aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <b className="block leading-snug">{title}</b>
              <span className="block leading-snug text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        {words.questions} <a href={phoneLink(phone)}>{phone}</a>
      </p>
      <div className="mt-8 border-t border-rule pt-4">
        <p className="font-sans text-small text-soft">
          {words.kept[readDeviceOwner() === 'own' ? 'own' : 'shared']}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="-mx-[1.1rem] mt-1 text-left"
          onClick={() => onChange(undefined)}
        >
          {words.another}
        </Button>
      </div>
    </div>
  )
}
