import { anchors, paths } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Stands in for a screen that could not be opened: the connection was lost on the way, or it failed. */
export function AdminFailure() {
  return (
    <main id={anchors.main} className="admin-width py-8">
      <Notice tone="critical" title="This screen could not be opened" announce>
        <p>The connection may be lost, or the server is away. What was saved is safe.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <ButtonAnchor variant="quiet" size="small" href={paths.admin}>
            Back to Dashboard
          </ButtonAnchor>
        </div>
      </Notice>
    </main>
  )
}
