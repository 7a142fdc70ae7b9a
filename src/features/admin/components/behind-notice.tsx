import type { ReactNode } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'

type BehindNoticeProps = {
  children: ReactNode
  /** The person has seen their version and may replace it now. */
  onKeep: () => void
}

/** Somebody else saved first. The form keeps what this person typed, and theirs stays until somebody decides. */
export function BehindNotice({ children, onKeep }: BehindNoticeProps) {
  return (
    <Notice tone="critical" title="Somebody else has saved this meanwhile" announce>
      <p className="wrap-anywhere">Theirs: {children}</p>
      <Button kind="line" className="mt-2" onClick={onKeep}>
        Keep mine and save again
      </Button>
    </Notice>
  )
}
