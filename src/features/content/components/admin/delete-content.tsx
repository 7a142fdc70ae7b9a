import { reasonOf } from '#features/admin/components/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import type { ContentItem } from '../../schema.ts'
import { useDeleteContent } from './content-queries.ts'

type DeleteContentProps = {
  item: ContentItem
  /** Whether a page has a default for it. */
  isShown: boolean
  onDeleted: () => void
  /** In any case, also when it was not deleted after all. */
  onDone: () => void
}

/** Asks, deletes the version that is on the screen, and says what became of it. */
export function DeleteContent({ item, isShown, onDeleted, onDone }: DeleteContentProps) {
  const { mutateAsync, isPending } = useDeleteContent()
  const { toast } = useToast()

  async function remove() {
    try {
      await mutateAsync(item)
      toast({ title: 'Content deleted successfully' })
      onDeleted()
    } catch (error) {
      const description = reasonOf(error, 'Failed to delete content')
      toast({ title: 'Error', description, variant: 'destructive' })
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
