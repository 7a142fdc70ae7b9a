import { reasonOf } from '#features/admin/components/api.ts'
import { formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ContentItem, ContentVersion } from '../../schema.ts'
import { useContentItems, useRestoreContent, useVersions } from './content-queries.ts'
import { previewText, type SectionEntry } from './section-entries.ts'

type ContentHistoryDialogProps = { entry: SectionEntry; onBack: () => void; onClose: () => void }

export function ContentHistoryDialog({ entry, onBack, onClose }: ContentHistoryDialogProps) {
  const versions = useVersions(entry.key)
  // Not the entry's own: after a restore there is another one.
  const item = useContentItems().data?.find(({ key }) => key === entry.key)
  const { mutateAsync, isPending } = useRestoreContent()
  const { toast } = useToast()

  async function restore({ id }: ContentVersion) {
    if (isPending) return
    try {
      await mutateAsync({ key: entry.key, id, expected: item?.version ?? 0 })
      toast({ title: 'Content restored successfully' })
    } catch (error) {
      const description = reasonOf(error, 'Failed to restore content')
      toast({ title: 'Error', description, variant: 'destructive' })
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="History"
      actions={
        <Button variant="outline" onClick={onBack}>
          Back to the list
        </Button>
      }
    >
      <p className="wrap-anywhere text-soft">{entry.key}</p>
      <Now item={item} fallback={entry.known?.default} />
      <h3 className="mt-6">Earlier versions</h3>
      {versions.isPending && <LoadingText>Loading the history…</LoadingText>}
      {versions.error && (
        <Notice tone="critical" title="Failed to load the history" announce>
          <p>{reasonOf(versions.error, 'The history could not be read.')}</p>
          <Button variant="outline" size="small" className="mt-3" onClick={() => versions.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {versions.data?.length === 0 && <EmptyState title="No earlier version" />}
      <ol className="divide-y divide-rule">
        {versions.data?.map((version) => (
          <li key={version.id} className="grid gap-2 py-4">
            <p className="text-small text-soft">Written {formatMoment(version.savedAt)}</p>
            <Words content={version.content} />
            <div>
              <Button variant="outline" size="small" onClick={() => restore(version)}>
                Restore<VisuallyHidden> the version of {formatMoment(version.savedAt)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Now({ item, fallback }: { item: ContentItem | undefined; fallback: string | undefined }) {
  return (
    <section className="mt-4 grid gap-2 border-l-4 border-rule-strong pl-4">
      <h3>Now</h3>
      <p className="text-small text-soft">
        {item ? `Written ${formatMoment(item.updatedAt)}` : 'Not changed: shows the default'}
      </p>
      <Words content={item?.content ?? fallback ?? ''} />
    </section>
  )
}

/** The beginning, and the rest for those who ask. */
function Words({ content }: { content: string }) {
  const start = previewText(content)
  if (start === content) return <p className="whitespace-pre-line wrap-anywhere">{content}</p>
  return (
    <details>
      <summary className="wrap-anywhere">{start}</summary>
      <pre className="mt-2 whitespace-pre-wrap wrap-anywhere font-sans">{content}</pre>
    </details>
  )
}
