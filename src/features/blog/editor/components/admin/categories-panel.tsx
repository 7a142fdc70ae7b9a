import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { CountedCategory } from '../../../posts/schema.ts'
import { useCategories, useDeleteCategory } from './blog-queries.ts'
import { CategoryDialog } from './category-dialog.tsx'

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; category: CountedCategory }

export function CategoriesPanel() {
  const { data, error, isPending, refetch } = useCategories()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">
        <Button onClick={() => setOpen({ kind: 'new' })}>New Category</Button>
      </div>
      {isPending && <LoadingText>Loading categories…</LoadingText>}
      {error && <LoadFailure title="Failed to fetch categories" error={error} onRetry={refetch} />}
      {data?.length === 0 && <Empty title="No categories yet" />}
      {data && data.length > 0 && (
        <Table caption="Categories" className="k-cards">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Description</th>
              <th scope="col" className="number">
                Published posts
              </th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {data.map((category) => (
              <tr key={category.id}>
                <th scope="row">
                  {category.name}
                  <span className="block wrap-anywhere text-small font-normal text-soft">
                    /{category.slug}
                  </span>
                </th>
                <td data-label="Description">{category.description}</td>
                <td data-label="Published posts" className="number">
                  {category.postCount}
                </td>
                <td>
                  <div className="flex flex-wrap gap-1">
                    <Button kind="line" onClick={() => setOpen({ kind: 'edit', category })}>
                      Edit<VisuallyHidden> {category.name}</VisuallyHidden>
                    </Button>
                    <Button kind="bare" onClick={() => setOpen({ kind: 'delete', category })}>
                      Delete<VisuallyHidden> {category.name}</VisuallyHidden>
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {open?.kind === 'new' && <CategoryDialog onClose={close} />}
      {open?.kind === 'edit' && <CategoryDialog category={open.category} onClose={close} />}
      {open?.kind === 'delete' && <DeleteCategory category={open.category} onDone={close} />}
    </div>
  )
}

/** Asks first, unlike for a post: nobody can restore which posts a category had. */
function DeleteCategory({ category, onDone }: { category: CountedCategory; onDone: () => void }) {
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
