import { useEffect, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import {
  type Draft,
  drafts,
  listUnfinishedDrafts,
  type UnfinishedDraft,
} from '#features/apply/drafts/components/draft.ts'
import { keptSent, type SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { forgetMoving } from '#features/apply/transfer/components/use-moving.ts'
import { formatMoment } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { wizardWords } from '../content/wizard.ts'
import { openForm } from './open-form.ts'
import { StartOver } from './start-over.tsx'

type UnfinishedApplicationProps = {
  role: ApplicantRole
  draft: Draft
  onResume: () => void
  onDiscard: () => void
}

export function UnfinishedApplication({ role, draft, onResume, onDiscard }: UnfinishedApplicationProps) {
  const locale = useLocale()
  const words = wizardWords[locale].resume
  const saved = formatMoment(draft.savedAt, locale)
  return (
    <section aria-label={words.title} className="on-sheet rounded-md border-l-4 border-amber-500 p-4 sm:p-6">
      <h3>{words.title}</h3>
      <p className="mt-1 font-sans text-small text-soft">{words.place[role](draft.step + 1, saved)}</p>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="apply" className="max-sm:w-full" onClick={onResume}>
          {words.resume}
        </Button>
        <StartOver onConfirm={onDiscard} className="max-sm:w-full" />
      </div>
    </section>
  )
}

export function KeptApplications() {
  return (
    <>
      <SentBefore />
      <UnfinishedApplications />
    </>
  )
}

function SentBefore() {
  const locale = useLocale()
  const words = wizardWords[locale].sentBefore
  const [sent, setSent] = useState<SentApplication>()
  useEffect(() => {
    keptSent.read().then(setSent)
  }, [])
  if (!sent) return null
  return (
    <section aria-label={words.title} className="on-sheet rounded-md border-l-4 border-brand p-4 sm:p-6">
      <h3>{words.title}</h3>
      <p className="mt-1 font-sans text-small text-soft">{words.reference(sent.reference)}</p>
      <Button className="mt-3 max-sm:w-full" onClick={() => openForm(sent.role, locale)}>
        {words.open}
      </Button>
    </section>
  )
}

function UnfinishedApplications() {
  const locale = useLocale()
  const [unfinished, setUnfinished] = useState<UnfinishedDraft[]>([])
  useEffect(() => {
    listUnfinishedDrafts().then(setUnfinished)
  }, [])
  return unfinished.map(({ role: started, draft }) => (
    <UnfinishedApplication
      key={started}
      role={started}
      draft={draft}
      onResume={() => openForm(started, locale)}
      onDiscard={() => {
        drafts[started].drop()
        forgetMoving(draft)
        setUnfinished((all) => all.filter(({ role }) => role !== started))
      }}
    />
  ))
}
