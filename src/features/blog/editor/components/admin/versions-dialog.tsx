import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import type { PostSummary } from '#features/blog/posts/schema.ts'
import { formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useRestoreVersion, useVersions } from './blog-queries.ts'

export function VersionsDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const versions = useVersions(post.id)
  const restore = useRestoreVersion()
  const { reportSuccess, reportFailure } = useOutcome()

  const restoreNow = (versionId: number) =>
    restore.mutateAsync({ id: post.id, versionId }).then(
      () => {
        reportSuccess('Version restored successfully')
        onClose()
      },
      (error) => reportFailure(error, 'Failed to restore version'),
    )

  return (
    <Dialog open wide onClose={onClose} title={`Versions of “${post.title}”`}>
      <p className="text-soft">
        What it was before each of the last 20 changes. Restoring gives it those words again; whether it is
        published stays as it is now.
      </p>
      {versions.isPending && <LoadingText>Loading versions…</LoadingText>}
      {versions.error && <LoadFailure title="Failed to fetch versions" error={versions.error} />}
      {versions.data?.length === 0 && <Empty title="It has not been changed yet" />}
      <ol className="divide-y divide-rule">
        {versions.data?.map(({ id, savedAt, changedBy, title, slug, opening }) => (
          <li key={id} className="grid gap-1 py-4">
            <p className="text-small text-soft">
              Until {formatMoment(savedAt)}
              {changedBy && `, changed by ${changedBy}`} · /{slug}
            </p>
            <p className="font-semibold">{title}</p>
            <p className="break-words">{opening}</p>
            <div className="mt-1">
              <Button kind="line" onClick={() => restoreNow(id)}>
                Restore<VisuallyHidden> the version until {formatMoment(savedAt)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
