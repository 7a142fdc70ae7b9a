import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { CountedCategory } from '#features/blog/posts/schema.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useDeleteCategory } from './blog-queries.ts'

type DeleteCategoryProps = { category: CountedCategory; onDone: () => void }

/** Asks first, unlike for a post: the list of posts in a category can't be restored. */
export function DeleteCategory({ category, onDone }: DeleteCategoryProps) {
  const { mutateAsync, isPending } = useDeleteCategory()
  const { reportSuccess, reportFailure } = useOutcome()

  async function remove() {
    try {
      await mutateAsync(category.id)
      reportSuccess('Category deleted successfully')
    } catch (error) {
      reportFailure(error, 'Failed to delete category')
    }
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={`Delete the category “${category.name}”?`}
      confirmLabel="Delete"
      busy={isPending && 'Deleting…'}
      onConfirm={remove}
      onCancel={onDone}
    >
      <p>Its posts stay, without a category.</p>
    </ConfirmDialog>
  )
}
