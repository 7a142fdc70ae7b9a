import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ContentItem, ContentVersion } from '../../schema.ts'
import { useContentItems, useRestoreContent, useVersions } from './content-queries.ts'
import { cutPreview, type SectionEntry } from './section-entries.ts'

type ContentHistoryDialogProps = { entry: SectionEntry; onBack: () => void; onClose: () => void }

export function ContentHistoryDialog({ entry, onBack, onClose }: ContentHistoryDialogProps) {
  const versions = useVersions(entry.key)
  // Not the entry's own item, which a restore replaces.
  const item = useContentItems().data?.find(({ key }) => key === entry.key)
  const { mutateAsync, isPending } = useRestoreContent()
  const { reportSuccess, reportFailure } = useOutcome()

  async function restore({ id }: ContentVersion) {
    if (isPending) return
    try {
      await mutateAsync({ key: entry.key, id, expected: item?.version ?? 0 })
      reportSuccess('Content restored successfully')
    } catch (error) {
      reportFailure(error, 'Failed to restore content')
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="History"
      actions={
        <Button kind="line" onClick={onBack}>
          Back to the list
        </Button>
      }
    >
      <p className="wrap-anywhere text-soft">{entry.key}</p>
      <Now item={item} fallback={entry.known?.default} />
      <h3 className="mt-6">Earlier versions</h3>
      {versions.isPending && <LoadingText>Loading the history…</LoadingText>}
      <LoadFailure
        title="Failed to load the history"
        error={versions.error}
        fallback="The history could not be read."
        onRetry={versions.refetch}
      />
      {versions.data?.length === 0 && !(item && entry.known) && <Empty title="No earlier version" />}
      <ol className="divide-y divide-rule">
        {versions.data?.map((version) => (
          <li key={version.id} className="grid gap-2 py-4">
            <p className="text-small text-soft">{describeWriting(version.savedAt, version.writtenBy)}</p>
            <Words content={version.content} />
            <div>
              <Button kind="line" onClick={() => restore(version)}>
                Restore<VisuallyHidden> the version of {formatMoment(version.savedAt)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
        {item && entry.known && (
          <li className="grid gap-2 py-4">
            <p className="text-small text-soft">The default, from before the first change</p>
            <Words content={entry.known.default} />
          </li>
        )}
      </ol>
    </Dialog>
  )
}

function Now({ item, fallback }: { item: ContentItem | undefined; fallback: string | undefined }) {
  return (
    <section className="mt-4 grid gap-2 border-l-4 border-rule-strong pl-4">
      <h3>Now</h3>
      <p className="text-small text-soft">
        {item ? describeWriting(item.updatedAt, item.writtenBy) : 'Not changed: shows the default'}
      </p>
      <Words content={item?.content ?? fallback ?? ''} />
    </section>
  )
}

const describeWriting = (at: string, by: string | null | undefined) =>
  `Written ${formatMoment(at)}${by ? ` by ${by}` : ''}`

function Words({ content }: { content: string }) {
  const start = cutPreview(content)
  if (start === content) return <p className="whitespace-pre-line wrap-anywhere">{content}</p>
  return (
    <details>
      <summary className="wrap-anywhere">{start}</summary>
      <pre className="mt-2 whitespace-pre-wrap wrap-anywhere font-sans">{content}</pre>
    </details>
  )
}
