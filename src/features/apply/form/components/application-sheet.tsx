import type { ReactNode } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'

/** The right column: the left one has the title and the list of steps. */
export const besideTheList = 'lg:col-start-2 lg:row-span-2 lg:row-start-1'

/** The certificate brings a sheet of its own. */
export function ApplicationSheet({ children }: { children: ReactNode }) {
  return (
    <div
      className={`on-sheet rounded-md px-4 py-6 max-sm:-mx-3 shadow-sheet sm:p-8 lg:px-[clamp(2.5rem,4vw,4rem)] lg:py-10 ${besideTheList}`}
    >
      {children}
    </div>
  )
}

/** As tall as the screen, so that nothing in view moves when the form arrives. */
export function OpeningForm({ role }: { role: ApplicantRole | undefined }) {
  const words = useWords(wizardWords)
  return (
    <div data-applicant={role} className="min-h-svh">
      <LoadingText>{words.loading}</LoadingText>
    </div>
  )
}
