import { useState } from 'react'
import { FieldGroup } from '#ui/field-group.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { findContentMistake } from '../../schema.ts'
import { ContentText, type ContentTextProps } from './content-text.tsx'
import { readTestimonials, type TestimonialDraft, writeTestimonials } from './testimonial-drafts.ts'
import { TestimonialList } from './testimonial-list.tsx'

/** Edits testimonials as a form; the stored JSON is one tab away, and both show the same list. */
export function TestimonialsContent(props: ContentTextProps) {
  const { form, field } = props
  const [tab, setTab] = useState('form')
  const content = form.watch('content')
  const testimonials = readTestimonials(content)
  const { isSubmitted } = form.formState
  // Points the error summary at the visible tab.
  const fieldIn = (name: string) => (tab === name ? field : { id: `${field.id}-${name}`, error: undefined })

  const change = (next: TestimonialDraft[]) =>
    form.setValue('content', writeTestimonials(next), { shouldDirty: true })

  return (
    <Tabs
      label="Edit the testimonials as"
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'form',
          label: 'Form',
          content: testimonials ? (
            <FieldGroup legend="Testimonials" {...fieldIn('form')}>
              <TestimonialList testimonials={testimonials} showMistakes={isSubmitted} onChange={change} />
            </FieldGroup>
          ) : (
            <Notice tone="critical" title="The JSON cannot be read as a list of testimonials">
              <p>{findContentMistake('json', content) ?? 'It has to be a list of records.'}</p>
              <p>Mend it under JSON, then come back.</p>
            </Notice>
          ),
        },
        { id: 'json', label: 'JSON', content: <ContentText {...props} field={fieldIn('json')} /> },
      ]}
    />
  )
}
