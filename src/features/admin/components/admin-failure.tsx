import type { ReactNode } from 'react'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { anchors, paths } from '#site/paths.ts'

type AdminFailureProps = {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  leave?: { label: string; to: string }
}

export function AdminFailure({
  title = 'This screen could not be opened',
  children = 'The connection may be lost, or the server is away. What was saved is safe.',
  onRetry = () => window.location.reload(),
  leave = { label: 'Back to Dashboard', to: paths.admin },
}: AdminFailureProps) {
  return (
    <main id={anchors.main} className="admin-width grid gap-4 py-8">
      <h1>{title}</h1>
      <Notice tone="critical" announce>
        <p>{children}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="line" onClick={onRetry}>
            Try again
          </Button>
          <ButtonAnchor kind="bare" href={leave.to}>
            {leave.label}
          </ButtonAnchor>
        </div>
      </Notice>
    </main>
  )
}
