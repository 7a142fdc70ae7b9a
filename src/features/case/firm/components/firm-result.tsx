import { useEffect, useRef } from 'react'
import { firmQuestions } from '#features/firms/counsel/content.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'
import type { FirmOutcome } from './use-firm-page.ts'

type FirmResultProps = { outcome: FirmOutcome | undefined; page: OpenFirmPage; takesFocus: boolean }

/** Needs a new `key` on every attempt. */
export function FirmResult({ outcome, page, takesFocus }: FirmResultProps) {
  const words = useWords(firmWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  if (outcome?.kind === 'invalid') {
    const errors = Object.entries(outcome.errors).flatMap(([fieldId, [message]]) =>
      message ? [{ fieldId, message }] : [],
    )
    return <ErrorSummary errors={errors} />
  }
  if (outcome?.kind !== 'sent' && outcome?.kind !== 'failed' && outcome?.kind !== 'undone') return null
  return (
    <div ref={box} tabIndex={-1} className="mb-6 scroll-mt-4">
      {outcome.kind === 'sent' && <Thanks page={page} />}
      {outcome.kind === 'undone' && <Notice tone="success">{words.wrong.undone}</Notice>}
      {outcome.kind === 'failed' && (
        <Notice tone="critical" title={words.failedTitle}>
          {outcome.message ?? words.failed}
        </Notice>
      )}
    </div>
  )
}

function Thanks({ page: { representation, answers } }: { page: OpenFirmPage }) {
  const { sent, sentTitle } = useWords(firmWords)
  const isTheirs = representation === 'yes'
  const open = firmQuestions.filter(({ name }) => answers[name] === null).length
  return (
    <Notice tone="success" title={sentTitle[isTheirs ? 'yes' : 'no']}>
      {!isTheirs ? sent.no : open === 0 ? sent.all : sent.open(open)}
    </Notice>
  )
}
