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
import { describeStatus } from './describe-status.ts'

/** The answer first: whose turn it is, what to do or what we're doing, and the one button. */
export function StatusHead({ told, now }: { told: Case; now: string }) {
  const locale = useLocale()
  const { turns: words } = pageWords[locale]
  const { headline, lead, action } = describeStatus(told, now, locale)
  const names = {
    applicant: words.yourTurn,
    desk: words.ourTurn,
    firm: words.firmTurn,
    nobody: words.nobody,
  }
  const blurred = told.items.find(({ state, reason }) => state === 'rejected' && canBeDrawn(reason))
  return (
    <section aria-labelledby="status-title" className="pt-5 lg:pt-8">
      <p className="flex items-center gap-2 font-sans text-[1rem] leading-tight font-semibold text-green-800">
        <ItemSign sign={told.turn === 'nobody' ? 'done' : 'turn'} className="size-6!" />
        {names[told.turn]}
      </p>
      <h1
        id="status-title"
        tabIndex={-1}
        className="mt-2 text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06] wrap-anywhere"
      >
        {headline}
      </h1>
      <p className="mt-3 max-w-[31em] text-lead wrap-anywhere">{lead}</p>
      {action && (
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

/** The button is a link to the item; with scripts it opens the item's file field at once. */
function openPicker(event: MouseEvent, itemId: string) {
  const field = document.getElementById(fileFieldOf(itemId))
  if (!field) return
  event.preventDefault()
  field.click()
}
