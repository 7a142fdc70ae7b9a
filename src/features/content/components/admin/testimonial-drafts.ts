import type { Testimonial } from '../../schema.ts'
import { nextId, toText } from './entries.ts'

/** A testimonial being written: fields present, none checked. */
export type TestimonialDraft = Record<Exclude<keyof Testimonial, 'rating' | 'source' | 'date'>, string> & {
  rating: number
  source?: string
  date?: string
}

export function newTestimonial(others: readonly TestimonialDraft[]): TestimonialDraft {
  const empty = { name: '', role: '', content: '', avatar: '' }
  return { id: nextId('testimonial', others), ...empty, rating: 5, type: 'client' }
}

export function toTestimonialDraft(entry: Record<string, unknown>): TestimonialDraft {
  return {
    id: toText(entry.id),
    name: toText(entry.name),
    role: toText(entry.role),
    content: toText(entry.content),
    avatar: toText(entry.avatar),
    rating: Number(entry.rating) || 0,
    type: toText(entry.type),
    ...(entry.source !== undefined && { source: toText(entry.source) }),
    ...(entry.date !== undefined && { date: toText(entry.date) }),
  }
}
