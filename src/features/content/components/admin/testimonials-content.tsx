import { EntryList } from '#features/admin/components/entry-list.tsx'
import type { ContentTextProps } from './content-text.tsx'
import { ListContent } from './list-content.tsx'
import { newTestimonial, toTestimonialDraft } from './testimonial-drafts.ts'
import { TestimonialFields } from './testimonial-fields.tsx'

export function TestimonialsContent(props: ContentTextProps) {
  return (
    <ListContent {...props} of="testimonials" toDraft={toTestimonialDraft}>
      {({ entries, showMistakes, onChange }) => (
        <EntryList
          entries={entries}
          nameOf={({ name }) => name || 'No name yet'}
          noteOf={({ type, rating }) => `${type}, ${rating} of 5`}
          add={{ label: 'Add a testimonial', make: newTestimonial }}
          onChange={onChange}
        >
          {(testimonial, change) => (
            <TestimonialFields testimonial={testimonial} showMistakes={showMistakes} onChange={change} />
          )}
        </EntryList>
      )}
    </ListContent>
  )
}
