import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type BehindNoticeProps = {
  /** What they saved. */
  children: ReactNode
  /** The reader has seen it: what they typed may replace it now. */
  onKeep: () => void
}

/** Somebody else was faster. What was typed is still in the form, and theirs stays until somebody decides. */
export function BehindNotice({ children, onKeep }: BehindNoticeProps) {
  return (
    <Notice tone="critical" title="Somebody else has saved this meanwhile" announce>
      <p className="wrap-anywhere">Theirs: {children}</p>
      <Button size="small" variant="outline" className="mt-2" onClick={onKeep}>
        Keep mine and save again
      </Button>
    </Notice>
  )
}
