import type { ReactNode } from 'react'
import { anchors, paths } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

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
          <Button variant="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
          <ButtonAnchor variant="quiet" size="small" href={leave.to}>
            {leave.label}
          </ButtonAnchor>
        </div>
      </Notice>
    </main>
  )
}
