import { applicationStatuses } from '#domain/application-status.ts'
import { labelOf } from '#domain/choice.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { Notice } from '#ui/notice.tsx'
import type { DecisionForm } from './use-decision-form.ts'

/** Why it was not saved, and what somebody else did meanwhile. */
export function FormNotice({ form, onCancel }: { form: DecisionForm; onCancel: () => void }) {
  const { conflict, failure, mistakes } = form
  if (conflict) {
    const { application } = conflict
    return (
      <ConflictNotice
        title="Somebody else got there first"
        mine={{ label: 'Go on with what I typed', onKeep: form.keepMine }}
        theirs={{ label: 'Leave it as it is', onTake: onCancel }}
      >
        <p>
          {caseNameOf(application)} is {labelOf(applicationStatuses, application.status)} now. Nothing you
          typed is lost, and nothing was sent.
        </p>
      </ConflictNotice>
    )
  }
  const isShownBelow = Object.values(mistakes).some((mistake) => mistake === failure)
  if (!failure || isShownBelow) return null
  return (
    <Notice tone="critical" announce>
      {failure}
    </Notice>
  )
}
