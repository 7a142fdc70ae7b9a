import { expect, test } from 'vitest'
import { testimonialsSchema } from '../../schema.ts'
import { readEntries, writeEntries } from './entries.ts'
import { newTestimonial, toTestimonialDraft } from './list-editors.tsx'

test('reading and writing a list changes nothing', () => {
  const list = [{ id: '1', name: 'A', role: 'B', content: 'C', avatar: '', rating: 4.5, type: 'client' }]
  const json = JSON.stringify(list, null, 2)
  expect(writeEntries((readEntries(json) ?? []).map(toTestimonialDraft))).toBe(json)
})

test('fields that are missing or of another kind can be filled in', () => {
  const entries = readEntries('[{"id": 7, "name": null, "rating": "5", "type": []}]')
  expect(entries?.map(toTestimonialDraft)).toEqual([
    { id: '7', name: '', role: '', content: '', avatar: '', rating: 5, type: '' },
  ])
})

test('a new one has an id of its own and lacks only the words', () => {
  const first = newTestimonial([])
  const second = newTestimonial([first])
  const third = newTestimonial([second])
  expect(new Set([first.id, second.id, third.id]).size).toBe(3)
  const filled = { ...first, name: 'A', content: 'B' }
  expect(testimonialsSchema.safeParse([filled]).success).toBe(true)
})
