import type { ChangeEvent } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { testimonialSchema } from '../../schema.ts'
import type { TestimonialDraft } from './testimonial-drafts.ts'

type TestimonialFieldsProps = {
  testimonial: TestimonialDraft
  showMistakes: boolean
  onChange: (testimonial: TestimonialDraft) => void
}

const types = [
  { value: 'client', label: 'Client' },
  { value: 'attorney', label: 'Attorney' },
]

export function TestimonialFields({ testimonial, showMistakes, onChange }: TestimonialFieldsProps) {
  const issues = showMistakes ? (testimonialSchema.safeParse(testimonial).error?.issues ?? []) : []
  const errorOf = (name: keyof TestimonialDraft) => issues.find(({ path }) => path[0] === name)?.message

  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const control = (name: Exclude<keyof TestimonialDraft, 'rating'>) => ({
    value: testimonial[name] ?? '',
    onChange: (event: ChangeEvent<Control>) =>
      onChange({ ...testimonial, [name]: event.currentTarget.value }),
  })

  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      <Field label="Name" error={errorOf('name')}>
        <Input {...control('name')} autoComplete="off" />
      </Field>
      <Field label="Role" error={errorOf('role')}>
        <Input {...control('role')} autoComplete="off" />
      </Field>
      <Field label="What they said" error={errorOf('content')} className="sm:col-span-2">
        <Textarea {...control('content')} rows={4} />
      </Field>
      <Field label="Who they are" error={errorOf('type')}>
        <Select {...control('type')} options={types} {...(!testimonial.type && { placeholder: 'Choose' })} />
      </Field>
      <Field label="Rating, 1 to 5" error={errorOf('rating')}>
        <Input
          type="number"
          min={1}
          max={5}
          step={0.5}
          value={testimonial.rating || ''}
          onChange={(event) => onChange({ ...testimonial, rating: Number(event.currentTarget.value) })}
        />
      </Field>
      <Field label="Source" help="Where they wrote it, like Google." optional error={errorOf('source')}>
        <Input {...control('source')} autoComplete="off" />
      </Field>
      <Field label="Date" optional error={errorOf('date')}>
        <Input {...control('date')} type="date" />
      </Field>
      <Field
        label="Picture (avatar)"
        help="Kept with it; the site shows none."
        optional
        error={errorOf('avatar')}
      >
        <Input {...control('avatar')} autoComplete="off" />
      </Field>
      <Field label="Id" help="Different for each testimonial." error={errorOf('id')}>
        <Input {...control('id')} autoComplete="off" />
      </Field>
    </div>
  )
}
