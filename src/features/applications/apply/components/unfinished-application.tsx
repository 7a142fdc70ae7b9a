import type { ApplicantRole } from '#site/choices/applications.ts'
import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { resumeWords } from '../content/wizard.ts'
import type { Draft } from './draft.ts'
import { StartOver } from './start-over.tsx'

type UnfinishedApplicationProps = {
  role: ApplicantRole
  draft: Draft
  onResume: () => void
  onDiscard: () => void
}

/** Offers what was typed on an earlier visit, and a way to remove it. */
export function UnfinishedApplication({ role, draft, onResume, onDiscard }: UnfinishedApplicationProps) {
  const saved = formatMoment(draft.savedAt)
  return (
    <section aria-label={resumeWords.title} className="mb-8 border-l-4 border-brand pl-4">
      <h3>{resumeWords.title}</h3>
      <p className="mt-1 font-sans text-small text-soft">
        {resumeWords.as[role]}, step {draft.step + 1} of 4. Saved {saved}.
      </p>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="apply" className="max-sm:w-full" onClick={onResume}>
          {resumeWords.resume}
        </Button>
        <StartOver onConfirm={onDiscard} className="max-sm:w-full" />
      </div>
    </section>
  )
}
