import { useId, useRef, useState } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Activity } from '#features/desk/application/components/admin/activity.tsx'
import { useComposing } from '#features/desk/application/components/admin/composer.tsx'
import { SheetHead } from '#features/desk/application/components/admin/sheet-head.tsx'
import { MailDock } from '#features/messages/emails/components/admin/mail-dock.tsx'
import { useMailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { useValueGrade } from '#features/underwriting/components/admin/value-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { ReductionBody } from './reduction-body.tsx'
import { ReductionFacts } from './reduction-facts.tsx'
import { sayStatus } from './reduction-words.ts'
import { useReductionActs } from './use-reduction.ts'
import '#features/desk/application/components/admin/application.css'
import '#features/contract-desk/ledger/components/admin/ledger.css'

type ReductionScreenProps = {
  application: ApplicationDetail
  file: Ledger['file']
  page: DeskReduction
  drafts: Map<string, string>
  position: string | undefined
  turns: { next: (() => void) | undefined; previous: (() => void) | undefined }
  onClose: () => void
}

/** What they sent, our answers with both sides of each, and what we did in similar cases. */
export function ReductionScreen({ application, file, page, ...rest }: ReductionScreenProps) {
  const { drafts, position, turns, onClose } = rest
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  const composing = useComposing()
  const mailing = useMailing()
  const { data: value } = useValueGrade(application.id)
  const [isChoosing, setChoosing] = useState(false)
  const [askedStatus, setAskedStatus] = useState<ApplicationStatus>()
  const acts = useReductionActs(application.id, page)
  useKeys((key) => {
    const act = { j: turns.next, k: turns.previous, Escape: onClose, m: mailing.open }[key]
    act?.()
    return act !== undefined
  })
  return (
    <article className="file file-page on-sheet ledger-page" aria-labelledby={title}>
      <SheetHead
        sheet="ledger"
        title={{ id: title, ref: heading, name: caseNameOf(application) }}
        application={application}
        grade={value?.grade ?? undefined}
        facts={<ReductionFacts page={page} file={file} />}
        status={{
          ...{ isOpen: isChoosing, onOpen: setChoosing, asked: askedStatus, onAsk: setAskedStatus },
          shortcut: 's',
        }}
        word={sayStatus(page)}
        quiet={[{ label: 'Mail', keys: 'm', run: mailing.open }]}
        main={<MainButton acts={acts} />}
        position={position}
        turns={turns}
        onClose={onClose}
      />
      <MailDock application={application} drafts={drafts} mailing={mailing} />
      <div className="file-body ledger-body">
        <div className="file-record">
          <ReductionBody page={page} acts={acts} />
        </div>
        <Activity application={application} drafts={drafts} composing={composing} />
      </div>
    </article>
  )
}

/** Only for those who may, while something is to be answered or signed. */
export function MainButton({ acts: { main, isPending } }: { acts: ReturnType<typeof useReductionActs> }) {
  if (!main) return null
  return (
    <Button
      className="file-main"
      keys="Ctrl Enter"
      aria-keyshortcuts="Control+Enter"
      off={isPending && 'Being sent'}
      onClick={main.run}
    >
      {main.label}
    </Button>
  )
}
