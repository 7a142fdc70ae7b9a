import type { MouseEvent } from 'react'
import { canBeDrawn } from '#features/documents/checklist/components/can-be-drawn.ts'
import { anchorOf, fileFieldOf } from '#features/documents/checklist/components/item-anchors.ts'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import { SampleLeaves } from '#features/documents/checklist/components/sample-leaves.tsx'
import { ButtonAnchor } from '#ui/button.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import { describeStatus, statusTitle } from './describe-status.ts'

/** What to do, or what we're doing. */
export function StatusHead({ visible, now }: { visible: Case; now: string }) {
  const locale = useLocale()
  const { turns: words } = pageWords[locale]
  const { headline, lead, action } = describeStatus(visible, now, locale)
  const names = { applicant: words.yourTurn, desk: words.ourTurn, firm: words.firmTurn, nobody: words.nobody }
  const blurred = visible.items.find(
    ({ state, reason }) => state === 'rejected' && canBeDrawn(reason, locale),
  )
  return (
    <section aria-labelledby={statusTitle} className="pt-5 lg:pt-8">
      <p className="flex items-center gap-2 font-sans text-[1rem] leading-tight font-semibold text-green-800">
        <ItemSign sign={visible.turn === 'nobody' ? 'done' : 'turn'} className="size-6!" />
        {visible.turn === 'desk' && visible.clock?.isLate ? words.overdue : names[visible.turn]}
      </p>
      <h1
        id={statusTitle}
        tabIndex={-1}
        className="mt-2 text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06] wrap-anywhere"
      >
        {headline}
      </h1>
      <p className="mt-3 max-w-[31em] text-lead wrap-anywhere">{lead}</p>
      {action && visible.mayWrite && (
        <ButtonAnchor
          href={`#${anchorOf(action.itemId)}`}
          className="mt-5 lg:mt-6"
          onClick={(event) => openPicker(event, action.itemId)}
        >
          <UploadIcon />
          {action.label}
        </ButtonAnchor>
      )}
      {blurred && <SampleLeaves className="mt-8 w-full max-w-96 max-lg:hidden" />}
    </section>
  )
}

/** A link to the item. With scripts, it opens the item's file field at once. */
function openPicker(event: MouseEvent, itemId: string) {
  const field = document.getElementById(fileFieldOf(itemId))
  if (!field) return
  event.preventDefault()
  field.click()
}
