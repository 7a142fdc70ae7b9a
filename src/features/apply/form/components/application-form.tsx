import { useEffect, useState } from 'react'
import { type Draft, prepareDraft, readDraft } from '#features/apply/drafts/components/draft.ts'
import { keptSent, type SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { HomeRules } from '#features/questions/steps/home-state.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import type { GivenAnswers } from './given-answers.ts'
import { OpeningForm } from './opening-form.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'
import { SuccessScreen } from './success-screen.tsx'
import type { Moves, Place } from './use-place.ts'
import { Wizard, type WizardProps } from './wizard.tsx'

export type ApplicationFormProps = {
  place: Place | undefined
  go: Moves
  sent: SentApplication | undefined
  /** False when someone comes back to the page later. */
  justSent: boolean
  texts: RoleSelectionTexts
  /** Answers we already know: the page's case type, the state in a link. */
  given: GivenAnswers
  rules: HomeRules
  /** Called again when documents are added, and with undefined to start another application. */
  onSent: (sent: SentApplication | undefined) => void
  onLeave: () => void
}

/** Everything after the role selection. One entry point, so that it loads as one chunk. */
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

/** Opens the stored answers before it asks for more. */
function StoredWizard(props: Omit<WizardProps, 'stored'>) {
  const { role } = props.place
  const [read, setRead] = useState<{ stored: Draft | undefined }>()
  useEffect(() => {
    readDraft(role).then((stored) => setRead({ stored }))
    prepareDraft(role)
  }, [role])
  if (read) return <Wizard {...props} {...read} />
  return (
    <ApplicationSheet>
      <OpeningForm role={role} />
    </ApplicationSheet>
  )
}
