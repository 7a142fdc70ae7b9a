import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { LedgerBody } from './ledger-body.tsx'
import { LedgerDialogs } from './ledger-dialogs.tsx'
import { LedgerFacts } from './ledger-facts.tsx'
import { MainButton } from './ledger-screen.tsx'
import { sayLedger } from './ledger-words.ts'
import { type RuledByDay, useLedgerActs } from './use-ledger-acts.ts'
import { useLedgerKeys } from './use-ledger-keys.ts'
import '#features/desk/application/components/admin/application.css'
import './ledger.css'

type BooksScreenProps = RuledByDay & { ledger: Ledger }

/** As a bookkeeper sees it: the ledger and its head, and nothing of the file. */
export function BooksScreen({ ledger, day, onDay }: BooksScreenProps) {
  const { file } = ledger
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  const navigate = useNavigate()
  const [typed] = useState(() => new Map<string, string>())
  const page = useLedgerActs(ledger, { day, onDay })
  const { acts } = page
  const close = () => void navigate(paths.admin)
  useLedgerKeys(
    file.id,
    false,
    { ...acts, mail: undefined, status: undefined },
    { next: undefined, previous: undefined, close, step: page.step, day: page.day },
  )
  return (
    <article className="file file-page on-sheet ledger-page" aria-labelledby={title}>
      <header className="file-head">
        <div className="file-top">
          <IconButton label="Back to Today" title="Back to Today (Esc)" glyph="back" onClick={close} />
          <h2 id={title} ref={heading} tabIndex={-1} className="k-title">
            {file.name}
          </h2>
          <span className="k-small sheet-reference">{file.reference}</span>
        </div>
        <LedgerFacts ledger={ledger} />
        <div className="k-bar k-share file-doing">
          <span className="file-due">
            {`${labelOf(applicationStatuses, file.status)}, ${sayLedger(ledger).toLowerCase()}`}
          </span>
          {acts.payoff && acts.record && (
            <Button kind="bare" keys="a" onClick={acts.record}>
              Record a payment
            </Button>
          )}
          <MainButton {...acts} />
        </div>
      </header>
      <div className="file-body ledger-body" data-alone>
        <div className="file-record">
          <LedgerBody
            {...{ ledger, shown: page.shown, onShow: page.show, onDay: page.goTo, onNext: acts.next }}
            hasFile={false}
            onCorrect={ledger.mayRecord ? page.ask : undefined}
          />
        </div>
      </div>
      <LedgerDialogs ledger={ledger} asked={page.asked} typed={typed} onClose={page.close} />
    </article>
  )
}
