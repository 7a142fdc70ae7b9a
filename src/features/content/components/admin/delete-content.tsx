import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import type { ContentItem } from '../../schema.ts'
import { useDeleteContent } from './content-queries.ts'

type DeleteContentProps = {
  item: ContentItem
  isShown: boolean
  onDeleted: () => void
  onDone: () => void
}

export function DeleteContent({ item, isShown, onDeleted, onDone }: DeleteContentProps) {
  const { mutateAsync, isPending } = useDeleteContent()
  const { reportSuccess, reportFailure } = useOutcome()

  async function remove() {
    try {
      await mutateAsync(item)
      reportSuccess('Content deleted successfully')
      onDeleted()
    } catch (error) {
      reportFailure(error, 'Failed to delete content')
    }
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this content?"
      confirmLabel="Delete"
      busy={isPending && 'Deleting…'}
      onConfirm={remove}
      onCancel={onDone}
    >
      <p className="wrap-anywhere">
        <b className="wrap-anywhere">{item.key}</b>
        {isShown
          ? ' shows its default again. What it says now stays in its history.'
          : ' is not shown by any page.'}
      </p>
    </ConfirmDialog>
  )
}
