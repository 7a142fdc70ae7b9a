import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#features/admin/components/api.ts'
import { LeaveDialog } from '#features/admin/components/leave-dialog.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import {
  type CategoryForm,
  type CategoryInput,
  type CountedCategory,
  categoryInputSchema,
  slugOf,
} from '#features/blog/posts/schema.ts'
import { schemaResolver } from '#lib/schema-resolver.ts'
import { useSaveCategory } from './blog-queries.ts'

export function CategoryDialog({ category, onClose }: { category?: CountedCategory; onClose: () => void }) {
  const formId = useId()
  const save = useSaveCategory()
  const { reportSuccess, reportFailure } = useOutcome()
  const { register, watch, setValue, setError, getValues, handleSubmit, formState } = useForm<
    CategoryForm,
    unknown,
    CategoryInput
  >({
    resolver: schemaResolver<CategoryForm, CategoryInput>(categoryInputSchema),
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
  })
  const { errors, isDirty } = formState
  const [name, slug] = watch(['name', 'slug'])
  const [isLeaving, setLeaving] = useState(false)
  useUnsavedGuard(isDirty && !save.isSuccess)
  const leave = () => (isDirty ? setLeaving(true) : onClose())

  /** Follows the name until somebody writes a slug of their own. */
  const followName = (newName: string) => {
    if (!category && slug === slugOf(name)) setValue('slug', slugOf(newName))
  }

  async function store() {
    try {
      await save.mutateAsync({ id: category?.id, form: getValues() })
      reportSuccess(category ? 'Category updated successfully' : 'Category created successfully')
      onClose()
    } catch (error) {
      const [message] = (error instanceof ApiError && error.errors.slug) || []
      if (message) setError('slug', { message }, { shouldFocus: true })
      reportFailure(error, category ? 'Failed to update category' : 'Failed to create category')
    }
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={category ? 'Edit Category' : 'New Category'}
        actions={
          <>
            <Button type="submit" form={formId} busy={save.isPending && 'Saving…'}>
              {category ? 'Update Category' : 'Create Category'}
            </Button>
            <Button kind="line" onClick={leave}>
              Cancel
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit(store)} className="grid gap-5">
          <Field label="Name" error={errors.name?.message}>
            <Input
              {...register('name', { onChange: (event) => followName(event.target.value) })}
              autoComplete="off"
            />
          </Field>
          <Field label="Slug" help="The end of its address." error={errors.slug?.message}>
            <Input {...register('slug')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
          </Field>
          <Field label="Description" optional error={errors.description?.message}>
            <Textarea rows={3} {...register('description')} />
          </Field>
        </form>
      </Dialog>
      <LeaveDialog
        open={isLeaving}
        where="in this category"
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </>
  )
}
