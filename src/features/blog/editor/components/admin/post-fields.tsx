import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { type CheckedPost, type PostForm, slugOf } from '../../../posts/schema.ts'
import { useCategories } from './blog-queries.ts'
import { ContentField } from './content-field.tsx'
import { PictureFields } from './picture-fields.tsx'

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
        <legend className="k-legend">Search engines</legend>
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
      <Tick
        label="Published"
        description="Anyone can read it as soon as it is saved."
        {...form.register('published')}
      />
    </>
  )
}

/** About where search engines cut. They go by pixels; these are the usual character counts. */
const shownTitle = 60
const shownDescription = 160

type SearchPreviewProps = { title: string; slug: string; description: string | null | undefined }

function SearchPreview({ title, slug, description }: SearchPreviewProps) {
  const whole = title.includes(brand.name) ? title : `${title} | ${brand.name}`
  const isCut = title.length > shownTitle || (description ?? '').length > shownDescription
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small text-soft">As a search result</figcaption>
      <div className="k-say max-w-[40rem] font-sans">
        <p className="text-small text-soft">
          {window.location.host}
          {paths.blogPost(slug || 'slug')}
        </p>
        <p className="text-[1.25rem] text-brand">{cut(title ? whole : 'Title', shownTitle)}</p>
        <p>{cut(description || 'The description stands here.', shownDescription)}</p>
      </div>
      {isCut && (
        <p className="text-small text-soft">
          Search engines show about {shownTitle} characters of a title and {shownDescription} of a
          description.
        </p>
      )}
    </figure>
  )
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)
