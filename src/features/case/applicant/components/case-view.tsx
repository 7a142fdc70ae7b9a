import { useCallback } from 'react'
import { isOffer, labelItem } from '#domain/case-file.ts'
import { AttorneyMoneyHead } from '#features/contract-page/money/components/attorney-money-head.tsx'
import { CancelBefore, isCancelable } from '#features/contract-page/money/components/cancel-before.tsx'
import { CancelSection } from '#features/contract-page/money/components/cancel-section.tsx'
import { listClosingLetters } from '#features/contract-page/money/components/closing-letters.ts'
import { isCancelTime } from '#features/contract-page/money/components/describe-money.ts'
import { FirmMoneyFacts } from '#features/contract-page/money/components/firm-money.tsx'
import { MoneyBody } from '#features/contract-page/money/components/money-body.tsx'
import { MoneyHead } from '#features/contract-page/money/components/money-head.tsx'
import { MoneySide } from '#features/contract-page/money/components/money-side.tsx'
import { OwedToday } from '#features/contract-page/money/components/owed-today.tsx'
import { TellUs } from '#features/contract-page/money/components/tell-us.tsx'
import { ContractBody } from '#features/contract-page/signing/components/contract-body.tsx'
import { ContractHead } from '#features/contract-page/signing/components/contract-head.tsx'
import { ContractMore } from '#features/contract-page/signing/components/contract-more.tsx'
import { ContractPapers } from '#features/contract-page/signing/components/contract-papers.tsx'
import { ContractSide } from '#features/contract-page/signing/components/contract-side.tsx'
import { placeOfCase } from '#features/contract-page/signing/components/place.ts'
import { VisibleDecisionView } from '#features/decisions/components/visible-decision.tsx'
import { CaseItems } from '#features/documents/checklist/components/case-items.tsx'
import { byItem } from '#features/documents/files/components/upload-channels.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import { AboutYou } from './about-you.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { AttorneysContract } from './attorneys-contract.tsx'
import { AttorneysHead } from './attorneys-head.tsx'
import type { Fixing } from './contact-row.tsx'
import { countNeeded, isOver, listTasks, statusTitle } from './describe-status.ts'
import { StatusHead } from './status-head.tsx'
import { Thread } from './thread.tsx'
import { TurnList } from './turn-list.tsx'
import { useCase } from './use-case.ts'
import { Withdraw } from './withdraw.tsx'

type CaseViewProps = {
  visible: Case
  now: string
  formKey: string
  /** `/api/case/…` */
  base: string
  address: string
  phone: string
  fixing?: Fixing | undefined
  notice?: { tone: 'success' | 'critical' | 'info'; text: string } | undefined
}

export function CaseView({ visible: served, now: servedAt, base, address, ...rest }: CaseViewProps) {
  const { formKey, fixing, notice, phone } = rest
  const locale = useLocale()
  const words = pageWords[locale]
  const { visible, now, line, calls, refresh } = useCase({ visible: served, now: servedAt }, base)
  const isAttorneys = visible.role === 'attorney'
  const { money, owed } = visible
  const own = isAttorneys ? null : visible.contract
  const isPaid = money !== null && visible.status !== 'approved'
  const isShown = visible.status === 'approved' || visible.status === 'withdrawn'
  const contract = isShown && !isPaid ? own : null
  const paid = isPaid && own ? { money, owed, signing: own, phone, now } : null
  const clients = isPaid && isAttorneys ? { money, owed } : null
  const clientsContract = isAttorneys && isShown && !isPaid ? visible.contract : null
  const isDone = contract?.stage === 'declined' || contract?.stage === 'canceled'
  /** The contract says more than the decision, and nothing else. */
  const hasContract = [contract, paid, clients, clientsContract].some((one) => one !== null)
  const asksNothing = isOver(visible) || isDone
  const shown = listShown(visible.items, asksNothing)
  const place = placeOfCase(base.slice('/api/case/'.length))
  const parts = contract && { signing: contract, place, phone, now, formKey }
  const send = useCallback((itemId: string) => byItem(base, itemId, locale), [base, locale])
  const tellUnavailable = useCallback(
    async (itemId: string) => {
      const outcome = await calls.tellUnavailable(itemId)
      if (outcome.kind === 'away') return false
      // If we refuse, the list has changed meanwhile.
      await refresh()
      return true
    },
    [calls, refresh],
  )
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-3 font-sans text-small text-soft lg:py-4">
        <span translate="no" className="min-w-0 wrap-anywhere">
          {visible.name}
        </span>
        {address === paths.casePage(visible.reference) && <a href={paths.firm}>{words.toRoom}</a>}
        <span>
          {words.reference}{' '}
          <b className="tracking-[0.02em] whitespace-nowrap text-ink">{visible.reference}</b>
        </span>
      </p>
      {notice && (
        <div className="mt-5">
          <Notice tone={notice.tone}>{notice.text}</Notice>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {line !== 'fine' && (
          <div className="mt-5">
            <Notice tone={line === 'ended' ? 'critical' : 'info'}>
              {line === 'offline' && words.news.offline}
              {line === 'away' && words.news.trouble}
              {line === 'ended' && (
                <>
                  {words.news.ended} <a href={paths.case}>{words.news.endedAction}</a>
                </>
              )}
            </Notice>
          </div>
        )}
      </div>
      <div className="items-start lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)] lg:gap-x-[clamp(3rem,6vw,6.5rem)]">
        {parts && <ContractHead id={statusTitle} {...parts} />}
        {paid && <MoneyHead id={statusTitle} place={place} {...paid} />}
        {clients && <AttorneyMoneyHead id={statusTitle} {...clients} />}
        {clientsContract && <AttorneysHead id={statusTitle} contract={clientsContract} />}
        {!hasContract && <StatusHead visible={visible} now={now} />}
        <div>
          {visible.clock && (
            <AnswerDeadline clock={visible.clock} now={now} waitsForFirm={visible.turn === 'firm'} />
          )}
          {parts && <ContractSide {...parts} />}
          {paid && <MoneySide {...paid} />}
          {clients && <FirmMoneyFacts money={visible.firmMoney} />}
          {!hasContract && <TurnList visible={visible} />}
        </div>
        {paid && isCancelTime(paid.money) && <CancelSection place={place} {...paid} />}
        <div>
          {isAttorneys && visible.contract && <AttorneysContract base={base} isSigned={isPaid} />}
          {parts && <ContractBody {...parts} />}
          {paid && <MoneyBody {...paid} />}
          {!hasContract && visible.decision && <VisibleDecisionView decision={visible.decision} now={now} />}
          {!paid && !isAttorneys && owed && <OwedToday owed={owed} />}
          {!parts && !isAttorneys && visible.contract && (
            <ContractPapers
              signing={visible.contract}
              place={place}
              first={paid ? listClosingLetters(paid.money, place, locale) : []}
            />
          )}
          <section
            aria-labelledby="items-title"
            className={classNames('mt-14', asksNothing && shown.length === 0 && 'hidden')}
          >
            <h2 id="items-title" className="text-title">
              {asksNothing ? words.items.closedTitle : words.items.title}
            </h2>
            <p className="text-soft">
              {asksNothing ? words.items.closed : sayItems(visible.items, listAsked(visible), locale)}
            </p>
            {shown.length > 0 && (
              <CaseItems
                items={shown}
                send={send}
                formTo={(itemId) => `${base}/items/${itemId}/file`}
                onNews={refresh}
                onUnavailable={visible.mayWrite ? tellUnavailable : undefined}
                isReadOnly={!visible.mayWrite}
                unavailableTo={address}
                asked={listAsked(visible)}
                isClosed={asksNothing}
              />
            )}
          </section>
          <Thread visible={visible} calls={calls} form={{ to: address, key: formKey }} onNews={refresh} />
        </div>
        <div>
          {parts && <ContractMore {...parts} />}
          {contract && isCancelable(contract) && <CancelBefore place={place} />}
          {paid?.money.stage === 'active' && <TellUs thread="#messages-title" home={place.base} />}
          <AboutYou {...{ visible, calls, asksNothing, address, fixing }} onNews={refresh} />
          {visible.status !== 'funded' && !isPaid && <FreeHelp status={visible.status} />}
          {/* Beside a contract there are other ways to say no. */}
          {visible.canWithdraw && visible.mayWrite && !isDone && !(contract && contract.endedAt === null) && (
            <Withdraw calls={calls} address={address} onNews={refresh} />
          )}
        </div>
      </div>
    </>
  )
}

/** Free help comes first, and most of all where we don't help. */
function FreeHelp({ status }: Pick<Case, 'status'>) {
  const locale = useLocale()
  const { title, closed, open, link } = pageWords[locale].freeHelp
  const isClosed = status === 'declined' || status === 'withdrawn'
  return (
    <section aria-labelledby="free-help-title" className="mt-14">
      <h2 id="free-help-title" className="text-title">
        {title}
      </h2>
      <p className="mt-2 text-soft">{isClosed ? closed : open}</p>
      <a
        href={addressIn(locale, paths.helpFirst)}
        className="inline-flex min-h-tap items-center font-sans font-semibold"
      >
        {link}
      </a>
    </section>
  )
}

/** "One thing is needed. Two things help if you have them." */
function sayItems(items: Case['items'], asked: string[], locale: keyof typeof pageWords): string {
  const { items: words } = pageWords[locale]
  const wanted = items.filter((item) => !isOffer(item))
  if (wanted.length === 0) return words.none
  const needed = countNeeded({ items: wanted, asked })
  const optional = wanted.filter(
    (item) => labelItem(item, { isAsked: asked.includes(item.id) }) === 'optional',
  )
  const lead = needed > 0 ? words.needed(needed) : words.nothingNeeded
  return optional.length > 0 ? `${lead} ${words.optional(optional.length)}` : lead
}

/** A closed file shows what came, and asks for nothing. */
const listShown = (items: Case['items'], asksNothing: boolean) =>
  asksNothing ? items.filter(({ files, state }) => files.length > 0 || state === 'accepted') : items

/** What we asked for; without a request, what is required, or else all that's open. */
const listAsked = (visible: Case): string[] =>
  visible.turn === 'applicant' ? listTasks(visible).wanted.map(({ id }) => id) : visible.asked
