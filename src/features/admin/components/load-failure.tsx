import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { reasonOf } from './api.ts'

type LoadFailureProps = {
  /** Shows nothing without one. */
  error: Error | null
  title?: string
  fallback?: string
  onRetry?: () => unknown
}

export function LoadFailure({ error, title, fallback = 'Please try again.', onRetry }: LoadFailureProps) {
  if (!error) return null
  return (
    <Notice tone="critical" title={title} announce={title !== undefined}>
      <p>{reasonOf(error, fallback)}</p>
      {onRetry && (
        <Button kind="line" className="mt-3" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Notice>
  )
}
