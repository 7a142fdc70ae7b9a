import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type ConflictNoticeProps = {
  title: string
  /** What they saved. */
  children: ReactNode
  mine: { label: string; onKeep: () => void }
  theirs: { label: string; onTake: () => void }
}

/** Somebody else, perhaps the same person in another tab, was faster. Nothing is written over before one was chosen. */
export function ConflictNotice({ title, children, mine, theirs }: ConflictNoticeProps) {
  return (
    <Notice tone="critical" title={title} announce>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="outline" onClick={mine.onKeep}>
          {mine.label}
        </Button>
        <Button size="small" variant="outline" onClick={theirs.onTake}>
          {theirs.label}
        </Button>
      </div>
    </Notice>
  )
}
