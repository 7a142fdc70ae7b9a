import type { ReactNode } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'

type ConflictNoticeProps = {
  title: string
  children: ReactNode
  mine: { label: string; onKeep: () => void }
  theirs: { label: string; onTake: () => void }
}

/** Somebody else saved first, or the same person in another tab. Nothing is overwritten until one version is chosen. */
export function ConflictNotice({ title, children, mine, theirs }: ConflictNoticeProps) {
  return (
    <Notice tone="critical" title={title} announce>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="line" onClick={mine.onKeep}>
          {mine.label}
        </Button>
        <Button kind="line" onClick={theirs.onTake}>
          {theirs.label}
        </Button>
      </div>
    </Notice>
  )
}
