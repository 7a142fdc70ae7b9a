import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Activity } from '#features/desk/application/components/admin/activity.tsx'
import { useComposing } from '#features/desk/application/components/admin/composer.tsx'
import { SheetHead } from '#features/desk/application/components/admin/sheet-head.tsx'
import { MailDock } from '#features/messages/emails/components/admin/mail-dock.tsx'
import { useMailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { useValueGrade } from '#features/underwriting/components/admin/value-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { LedgerBody } from './ledger-body.tsx'
import { LedgerDialogs } from './ledger-dialogs.tsx'
import { LedgerFacts } from './ledger-facts.tsx'
import { sayLedger } from './ledger-words.ts'
import { type RuledByDay, useLedgerActs } from './use-ledger-acts.ts'
import { useLedgerKeys } from './use-ledger-keys.ts'
import '#features/desk/application/components/admin/application.css'
import './ledger.css'

type LedgerScreenProps = RuledByDay & {
  application: ApplicationDetail
  ledger: Ledger
  drafts: Map<string, string>
  position: string | undefined
  turns: { next: (() => void) | undefined; previous: (() => void) | undefined }
  onClose: () => void
}

/** As those see it who may open the file. */
export function LedgerScreen(props: LedgerScreenProps) {
  const { application, ledger, drafts, position, turns, onClose, day, onDay } = props
  const { id } = application
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  const composing = useComposing()
  const mailing = useMailing()
  const { data: value } = useValueGrade(id)
  const [isChoosing, setChoosing] = useState(false)
  const [askedStatus, setAskedStatus] = useState<ApplicationStatus>()
  const page = useLedgerActs(ledger, { day, onDay })
  const { acts } = page
  const navigate = useNavigate()
  useLedgerKeys(
    id,
    true,
    { ...acts, mail: mailing.open, status: () => setChoosing(true) },
    { ...turns, close: onClose, step: page.step, day: page.day },
  )
  const quiet = [
    ...(acts.payoff && acts.record ? [{ label: 'Record a payment', keys: 'a', run: acts.record }] : []),
    ...(ledger.advances.length > 0
      ? [
          {
            ...{ label: 'Reduction', keys: 'e' },
            run: () => void navigate(paths.adminApplicationReduction(id)),
          },
        ]
      : []),
    { label: 'Mail', keys: 'm', run: mailing.open },
  ]
  return (
    <article className="file file-page on-sheet ledger-page" aria-labelledby={title}>
      <SheetHead
        sheet="ledger"
        title={{ id: title, ref: heading, name: caseNameOf(application) }}
        application={application}
        grade={value?.grade ?? undefined}
        facts={<LedgerFacts ledger={ledger} />}
        status={{
          ...{ isOpen: isChoosing, onOpen: setChoosing, asked: askedStatus, onAsk: setAskedStatus },
          shortcut: 's',
        }}
        word={sayLedger(ledger)}
        quiet={quiet}
        main={<MainButton {...acts} />}
        position={position}
        turns={turns}
        onClose={onClose}
      />
      <MailDock application={application} drafts={drafts} mailing={mailing} />
      <div className="file-body ledger-body">
        <div className="file-record">
          <LedgerBody
            {...{ ledger, shown: page.shown, onShow: page.show, onDay: page.goTo, onNext: acts.next }}
            hasFile
            onCorrect={ledger.mayRecord ? page.ask : undefined}
          />
        </div>
        <Activity application={application} drafts={drafts} composing={composing} isBesideMoney />
      </div>
      <LedgerDialogs ledger={ledger} asked={page.asked} typed={drafts} onClose={page.close} />
    </article>
  )
}

/** The letter while something is owed; then what may still come in. */
export function MainButton({ payoff, record }: { payoff: Act; record: Act }) {
  if (payoff)
    return (
      <Button className="file-main" keys="o" aria-keyshortcuts="o" onClick={payoff}>
        Payoff letter
      </Button>
    )
  if (!record) return null
  return (
    <Button className="file-main" keys="a" aria-keyshortcuts="a" onClick={record}>
      Record a payment
    </Button>
  )
}

type Act = (() => void) | undefined
