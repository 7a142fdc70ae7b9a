import type { GivenAnswers } from './given-answers.ts'
import type { RoleSelectionTexts } from './role-selection.tsx'
import type { SentApplication } from './sent-application.ts'
import { SuccessScreen } from './success-screen.tsx'
import type { Moves, Place } from './use-place.ts'
import { Wizard } from './wizard.tsx'

export type ApplicationFormProps = {
  place: Place | undefined
  go: Moves
  sent: SentApplication | undefined
  /** False when someone comes back to the page later. */
  justSent: boolean
  texts: RoleSelectionTexts
  /** Answers we already know: the page's case type, the state in a link. */
  given: GivenAnswers
  /** Called again when documents are added, and with undefined to start another application. */
  onSent: (sent: SentApplication | undefined) => void
  onLeave: () => void
}

/** Everything after the role selection. One entry point, so that it loads as one chunk. */
export function ApplicationForm({ place, sent, justSent, ...rest }: ApplicationFormProps) {
  if (sent) {
    return <SuccessScreen sent={sent} isNew={justSent} texts={rest.texts} onChange={rest.onSent} />
  }
  if (!place) return null
  return <Wizard key={place.role} place={place} {...rest} />
}
