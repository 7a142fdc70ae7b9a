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
  /** Not shown again to somebody who comes back to the page. */
  justSent: boolean
  texts: RoleSelectionTexts
  /** Answers that the way here gave already: the page's case type, the state of a link. */
  given: GivenAnswers
  /** Also with what has been added to it since, and with nothing when another application is to be started. */
  onSent: (sent: SentApplication | undefined) => void
  onLeave: () => void
}

/** All that comes after the role selection. One entry, so that it is one piece to fetch. */
export function ApplicationForm({ place, sent, justSent, ...rest }: ApplicationFormProps) {
  if (sent) {
    return <SuccessScreen sent={sent} isNew={justSent} texts={rest.texts} onChange={rest.onSent} />
  }
  if (!place) return null
  return <Wizard key={place.role} place={place} {...rest} />
}
