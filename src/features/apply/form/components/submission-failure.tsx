import { useEffect, useRef } from 'react'
import { offlineSubmission } from '#lib/offline.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Button } from '#ui/plain-button.tsx'
import { wizardWords } from '../content/wizard.ts'
import type { Failure } from './use-wizard.ts'

/** Stays after the toast is gone. */
export function SubmissionFailure({ failure, busy }: { failure: Failure; busy: boolean }) {
  const locale = useLocale()
  const words = wizardWords[locale].failure
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="critical" title={words.title} announce>
        <p>
          {failure.offline
            ? offlineSubmission[locale]
            : `${failure.message ?? words.description} ${words.nothingLost}`}
        </p>
        <Button type="submit" variant="apply" size="small" disabled={busy} className="mt-3">
          {words.tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
