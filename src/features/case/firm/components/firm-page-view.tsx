import { useCallback } from 'react'
import { CaseItems } from '#features/documents/checklist/components/case-items.tsx'
import { byItem } from '#features/documents/files/components/upload-channels.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { bankCheck } from '#ui/engravings/index.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { firmWords } from '../content.ts'
import type { FirmPage, OpenFirmPage } from '../schema.ts'
import { FirmAnswersRead } from './firm-answers-read.tsx'
import { FirmContract } from './firm-contract.tsx'
import { FirmHead, WrongRecipient } from './firm-head.tsx'
import { FirmMessages } from './firm-messages.tsx'
import { FirmSheet } from './firm-sheet.tsx'
import { type FirmOutcome, useFirmPage } from './use-firm-page.ts'

type FirmPageViewProps = {
  token: string
  loaded: FirmPage
  answered: FirmOutcome | undefined
  texts: Texts<typeof identityTexts>
  messageKey: string
  notice: { tone: 'success' | 'critical'; text: string } | undefined
}

export function FirmPageView(props: FirmPageViewProps) {
  const { token, loaded, answered, texts, messageKey, notice } = props
  const words = firmWords[useLocale()]
  const firm = useFirmPage(token, loaded, answered)
  const { page, outcome, heading } = firm
  const phone = texts['global.contact.phone']

  if (page.kind === 'wrong-recipient') {
    const failure = outcome?.kind === 'failed' ? (outcome.message ?? words.failed) : undefined
    const undo = () => firm.change('/undo')
    return <WrongRecipient token={token} heading={heading} failure={failure} onUndo={undo} />
  }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7fr)] lg:items-start lg:gap-[clamp(3rem,5vw,5.5rem)] lg:pt-9">
      <div className="pt-4 lg:sticky lg:top-8 lg:pt-0">
        <FirmHead
          page={page}
          token={token}
          heading={heading}
          onWrongRecipient={() => firm.change('/wrong-recipient')}
        />
        <FirmFacts page={page} phone={phone} className="max-lg:hidden" />
      </div>
      <div>
        <FirmContract page={page} token={token} />
        {!page.mayWrite && <FirmAnswersRead page={page} />}
        {page.mayWrite && page.isDecided && (
          <div className="mt-6">
            <Notice>
              {(page.representation ?? 'yes') === 'yes'
                ? words.decided
                : `${words.sentTitle.no} ${words.sent.no}`}
            </Notice>
          </div>
        )}
        {page.mayWrite && !page.isDecided && (
          <FirmSheet
            page={page}
            token={token}
            outcome={outcome}
            attempt={firm.attempt}
            onReply={firm.reply}
            documents={<FirmDocuments page={page} token={token} notice={notice} onNews={firm.refresh} />}
          />
        )}
        <FirmMessages
          page={page}
          token={token}
          brandName={texts['global.brand.short-name']}
          firstKey={messageKey}
          outcome={outcome}
          onWrite={firm.write}
        />
      </div>
      <FirmFacts page={page} phone={phone} className="lg:hidden" />
    </div>
  )
}

type FirmDocumentsProps = Pick<FirmPageViewProps, 'token' | 'notice'> & {
  page: OpenFirmPage
  onNews: () => Promise<unknown>
}

function FirmDocuments({ page, token, notice, onNews }: FirmDocumentsProps) {
  const locale = useLocale()
  const { documents: words } = firmWords[locale]
  const base = `/api/firm/${encodeURIComponent(token)}`
  const send = useCallback((itemId: string) => byItem(base, itemId, locale), [base, locale])
  if (page.items.length === 0) return null
  return (
    <section aria-labelledby="firm-documents" className="oxford">
      <h2 id="firm-documents" className="text-title">
        {words.heading}
      </h2>
      <p className="font-sans text-small text-soft">{words.help}</p>
      {notice && (
        <div className="mt-3">
          <Notice tone={notice.tone}>{notice.text}</Notice>
        </div>
      )}
      <CaseItems
        items={page.items}
        send={send}
        formTo={(itemId) => `${base}/items/${itemId}/file`}
        onNews={onNews}
      />
    </section>
  )
}

const row = 'relative border-b border-rule py-2'
const label = 'font-sans text-small text-soft'

function FirmFacts({ page, phone, className }: { page: OpenFirmPage; phone: string; className: string }) {
  const locale = useLocale()
  const { facts: words } = firmWords[locale]
  const { client, agreed, reviewer, reference } = page
  const style = { dateStyle: 'long', timeZone: brand.openHours.timeZone } as const
  return (
    <div className={className}>
      <dl className="mt-6">
        <div className={row}>
          <dt className={label}>{words.contact}</dt>
          <dd className="figures">{reviewer ? words.withName(reviewer, phone) : phone}</dd>
        </div>
        {agreed && (
          <div className={row}>
            <dt className={label}>{client.isWard ? words.agreedForWard : words.agreed(client.firstName)}</dt>
            <dd className="figures">{words.signed(formatDate(agreed.at, style, locale))}</dd>
            <dd>
              <details>
                <summary className="absolute top-1 right-0 flex min-h-tap cursor-pointer list-none items-center font-sans text-brand underline underline-offset-[0.2em]">
                  {words.read}
                </summary>
                <blockquote className="mt-1 mb-2 border-l-[3px] border-green-300 pl-4">
                  {agreed.statement}
                </blockquote>
              </details>
            </dd>
          </div>
        )}
        <div className={row}>
          <dt className={label}>{words.never}</dt>
          <dd>{words.neverText}</dd>
        </div>
        <div className={row}>
          <dt className={label}>{words.reference}</dt>
          <dd className="figures">{reference}</dd>
        </div>
      </dl>
      <img {...bankCheck} alt="" className="mx-auto mt-8 w-full max-w-76 lg:mx-0 lg:mt-12" />
    </div>
  )
}
