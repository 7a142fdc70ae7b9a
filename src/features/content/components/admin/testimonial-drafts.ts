import type { Testimonial } from '../../schema.ts'

/** A testimonial being written: all fields present, none checked. */
export type TestimonialDraft = Record<Exclude<keyof Testimonial, 'rating'>, string> & { rating: number }

/** Reads a list from JSON, whatever its fields hold; undefined if it isn't a list of records. */
export function readTestimonials(json: string): TestimonialDraft[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list) || !list.every(isRecord)) return undefined
    return list.map(toDraft)
  } catch {
    return undefined
  }
}

export const writeTestimonials = (testimonials: readonly TestimonialDraft[]): string =>
  JSON.stringify(testimonials, null, 2)

/** Makes an empty one with an unused number. */
export function newTestimonial(others: readonly TestimonialDraft[]): TestimonialDraft {
  const ids = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (ids.has(`testimonial-${number}`)) number++
  const empty = { name: '', role: '', content: '', avatar: '' }
  return { id: `testimonial-${number}`, ...empty, rating: 5, type: 'client' }
}

export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function toDraft(entry: Record<string, unknown>): TestimonialDraft {
  return {
    id: toText(entry.id),
    name: toText(entry.name),
    role: toText(entry.role),
    content: toText(entry.content),
    avatar: toText(entry.avatar),
    rating: Number(entry.rating) || 0,
    type: toText(entry.type),
  }
}
