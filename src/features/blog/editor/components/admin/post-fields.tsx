import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { type CheckedPost, type PostForm, slugOf } from '#features/blog/posts/schema.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useCategories } from './blog-queries.ts'
import { ContentField } from './content-field.tsx'
import { PictureFields } from './picture-fields.tsx'
import { SearchPreview } from './search-preview.tsx'

export type PostFormState = UseFormReturn<PostForm, unknown, CheckedPost>

export function PostFields({ form, isNew }: { form: PostFormState; isNew: boolean }) {
  const base = useId()
  const categories = useCategories()
  const { errors, submitCount } = form.formState
  const idOf = (name: keyof PostForm) => `${base}-${name}`
  const field = (name: keyof PostForm) => ({ id: idOf(name), error: errors[name]?.message })
  const mistakes = (Object.keys(errors) as (keyof PostForm)[]).flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  const { title, slug, excerpt, metaTitle, metaDescription } = form.watch()

  /** Follows the title until somebody writes a slug of their own. */
  const followTitle = (newTitle: string) => {
    if (isNew && slug === slugOf(title)) form.setValue('slug', slugOf(newTitle), { shouldDirty: true })
  }

  return (
    <>
      <ErrorSummary key={`${submitCount} ${mistakes.length}`} errors={mistakes} />
      <Field label="Title" {...field('title')}>
        <Input
          {...form.register('title', { onChange: (event) => followTitle(event.target.value) })}
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Slug" help="The end of its address. An old address keeps working." {...field('slug')}>
          <Input {...form.register('slug')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Category" help="Readers find related posts by it." {...field('categoryId')}>
          <Select
            {...form.register('categoryId')}
            placeholder="No Category"
            options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            // A select can't hold a value without its option, and the options load after the form.
            key={categories.data?.length}
          />
        </Field>
      </div>
      <Field label="Excerpt" optional help="Shown in lists and above the post." {...field('excerpt')}>
        <Textarea rows={3} {...form.register('excerpt')} />
      </Field>
      <Controller
        control={form.control}
        name="content"
        render={({ field: { value, onChange, ref } }) => (
          <ContentField field={field('content')} value={value} onChange={onChange} ref={ref} />
        )}
      />
      <PictureFields form={form} field={field} />
      <fieldset className="grid gap-5">
        <legend className="pb-3 text-h3 font-semibold">Search engines</legend>
        <Field label="Meta title" optional help="The title is used without it." {...field('metaTitle')}>
          <Input {...form.register('metaTitle')} autoComplete="off" />
        </Field>
        <Field
          label="Meta description"
          optional
          help="The excerpt is used without it."
          {...field('metaDescription')}
        >
          <Textarea rows={2} {...form.register('metaDescription')} />
        </Field>
        <SearchPreview title={metaTitle || title} slug={slug} description={metaDescription || excerpt} />
      </fieldset>
      <Checkbox
        label="Published"
        description="Anyone can read it as soon as it is saved."
        {...form.register('published')}
      />
    </>
  )
}
