import { useCallback } from 'react'
import { CaseItems } from '#features/documents/checklist/components/case-items.tsx'
import { byItem } from '#features/documents/files/components/upload-channels.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { firmWords } from '../content.ts'
import type { FirmPage, OpenFirmPage } from '../schema.ts'
import { FirmFacts } from './firm-facts.tsx'
import { FirmHead } from './firm-head.tsx'
import { FirmMessages } from './firm-messages.tsx'
import { FirmSheet } from './firm-sheet.tsx'
import type { FirmOutcome } from './outcome.ts'
import { useFirmPage } from './use-firm-page.ts'
import { WrongRecipient } from './wrong-recipient.tsx'

type FirmPageViewProps = {
  token: string
  loaded: FirmPage
  answered: FirmOutcome | undefined
  texts: Texts<typeof identityTexts>
  messageKey: string
  /** What became of a file that was sent without scripts. */
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
        {page.isDecided ? (
          <div className="mt-6">
            <Notice>{words.decided}</Notice>
          </div>
        ) : (
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
