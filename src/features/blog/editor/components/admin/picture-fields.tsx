import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import type { PostForm } from '#features/blog/posts/schema.ts'
import { pictureAttributes } from '#site/pictures.ts'
import type { FieldProps } from '#ui/field.tsx'
import type { PostFormState } from './post-fields.tsx'
import { UploadButton } from './upload-button.tsx'

type PictureFieldsProps = {
  form: PostFormState
  field: (name: keyof PostForm) => Pick<FieldProps, 'id' | 'error'>
}

export function PictureFields({ form, field }: PictureFieldsProps) {
  const src = form.watch('featuredImage') ?? ''
  const show = (url: string) =>
    form.setValue('featuredImage', url, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="grid gap-5">
      <legend className="pb-3 text-h3 font-semibold">Featured image</legend>
      <Field
        label="Featured image URL"
        optional
        help="The address of a picture, or upload one: JPEG, PNG, WebP, GIF or AVIF, at most 15 MB."
        {...field('featuredImage')}
      >
        <Input {...form.register('featuredImage')} inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <UploadButton onUploaded={({ url }) => show(url)}>Upload a picture</UploadButton>
        {src && (
          <Button kind="bare" onClick={() => show('')}>
            Remove the picture
          </Button>
        )}
      </div>
      {src && (
        <>
          <img {...pictureAttributes(src)} sizes="20rem" alt="" className="blog-picture" />
          <Tick
            label="It is decoration"
            description="It says nothing that the text does not say: those who do not see it miss nothing."
            {...form.register('isDecorative', { deps: 'featuredImageAlt' })}
          />
          {!form.watch('isDecorative') && (
            <Field
              label="What does the picture show?"
              help="Read aloud to those who do not see it, and shown when it cannot be loaded."
              {...field('featuredImageAlt')}
            >
              <Input {...form.register('featuredImageAlt')} autoComplete="off" />
            </Field>
          )}
        </>
      )}
    </fieldset>
  )
}
