import { useEffect, useState } from 'react'
import {
  dropDraft,
  listUnfinishedDrafts,
  type UnfinishedDraft,
} from '#features/apply/drafts/components/draft.ts'
import { forgetMoving } from '#features/apply/transfer/components/forget-moving.ts'
import { UnfinishedApplication } from './unfinished-application.tsx'
import type { Moves } from './use-place.ts'

export { keptSent } from '#features/apply/drafts/components/sent-application.ts'

/** Drafts of earlier visits, to go on with or to remove. */
export function UnfinishedApplications({ go }: { go: Moves }) {
  const [unfinished, setUnfinished] = useState<UnfinishedDraft[]>([])
  useEffect(() => {
    listUnfinishedDrafts().then(setUnfinished)
  }, [])
  return unfinished.map(({ role: started, draft }) => (
    <UnfinishedApplication
      key={started}
      role={started}
      draft={draft}
      onResume={() => go.start(started, draft.step)}
      onDiscard={() => {
        dropDraft(started)
        forgetMoving(draft)
        setUnfinished((all) => all.filter(({ role }) => role !== started))
      }}
    />
  ))
}
