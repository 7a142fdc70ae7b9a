import { useEffect, useRef, useState } from 'react'
import { type Draft, drafts } from '#features/apply/drafts/components/draft.ts'
import { keptSent, type SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { HomeRules } from '#features/questions/steps/home-state.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { successWords } from '../content/after-sending.ts'
import { ApplicationSheet, OpeningForm } from './application-sheet.tsx'
import { Certificate } from './certificate.tsx'
import { DocumentList } from './document-list.tsx'
import type { GivenAnswers } from './given-answers.ts'
import { KeepLink } from './keep-link.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'
import type { Moves, Place } from './use-place.ts'
import { Wizard, type WizardProps } from './wizard.tsx'

export type ApplicationFormProps = {
  place: Place | undefined
  go: Moves
  sent: SentApplication | undefined
  /** False on a later visit: then the page doesn't scroll here. */
  justSent: boolean
  texts: RoleSelectionTexts
  given: GivenAnswers
  rules: HomeRules
  /** Runs again after each upload, and with undefined to start another application. */
  onSent: (sent: SentApplication | undefined) => void
  onLeave: () => void
}

/** One entry point, so that everything after the role loads as one chunk. */
export function ApplicationForm({ place, sent, justSent, onSent, ...rest }: ApplicationFormProps) {
  function keep(application: SentApplication | undefined) {
    if (application) keptSent.keep(application)
    else keptSent.drop()
    onSent(application)
  }
  if (sent) {
    return <SuccessScreen sent={sent} isNew={justSent} texts={rest.texts} onChange={keep} />
  }
  if (!place) return null
  return <StoredWizard key={place.role} place={place} {...rest} onSent={keep} />
}

function StoredWizard(props: Omit<WizardProps, 'stored'>) {
  const { role } = props.place
  const [read, setRead] = useState<{ stored: Draft | undefined }>()
  useEffect(() => {
    drafts[role].read().then((stored) => setRead({ stored }))
    drafts[role].prepare()
  }, [role])
  if (read) return <Wizard {...props} {...read} />
  return (
    <ApplicationSheet>
      <OpeningForm role={role} />
    </ApplicationSheet>
  )
}

type SuccessScreenProps = {
  sent: SentApplication
  /** False on a later visit: then the page doesn't scroll here. */
  isNew: boolean
  texts: RoleSelectionTexts
  onChange: (sent: SentApplication | undefined) => void
}

function SuccessScreen({ sent, isNew, texts, onChange }: SuccessScreenProps) {
  const words = useWords(successWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const phone = texts['global.contact.phone']

  // biome-ignore lint/correctness/useExhaustiveDependencies: another application is another screen
  useEffect(() => {
    if (!isNew) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [sent.id])

  return (
    <div data-application-sent="" className="mx-auto max-w-[60rem] max-sm:-mx-1">
      <Certificate sent={sent} heading={heading} />
      <KeepLink key={sent.id} sent={sent} company={texts['global.brand.name']} phone={phone} />
      <div className="on-sheet mt-4 rounded-md px-4 py-6 sm:p-8 lg:mt-8 lg:px-[5.25rem] print:hidden">
        <DocumentList sent={sent} onChange={onChange} />
        <p className="mt-5">
          {words.questions} <a href={phoneLink(phone)}>{phone}</a>
        </p>
        <div className="mt-6 border-t border-rule pt-4">
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
    </div>
  )
}
