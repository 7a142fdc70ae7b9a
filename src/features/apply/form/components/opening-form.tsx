import type { ApplicantRole } from '#domain/applications.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'

/** As tall as the screen, so that nothing in view moves when the form arrives. */
export function OpeningForm({ role }: { role: ApplicantRole | undefined }) {
  const words = useWords(wizardWords)
  return (
    <div data-applicant={role} className="min-h-svh">
      <LoadingText>{words.loading}</LoadingText>
    </div>
  )
}
