import { expect, test } from 'vitest'
import { testimonialsSchema } from '../../schema.ts'
import { moveEntry, newTestimonial, readTestimonials, writeTestimonials } from './testimonial-drafts.ts'

test('what is read and written again is the same list', () => {
  const list = [{ id: '1', name: 'A', role: 'B', content: 'C', avatar: '', rating: 4.5, type: 'client' }]
  const json = JSON.stringify(list, null, 2)
  expect(writeTestimonials(readTestimonials(json) ?? [])).toBe(json)
})

test('fields that are missing or of another kind can be filled in', () => {
  expect(readTestimonials('[{"id": 7, "name": null, "rating": "5", "type": []}]')).toEqual([
    { id: '7', name: '', role: '', content: '', avatar: '', rating: 5, type: '' },
  ])
})

test.each(['', '{', '{}', 'null', '[1]', '[[]]', '"a"'])('%j is no list of testimonials', (json) => {
  expect(readTestimonials(json)).toBeUndefined()
})

test('a new one has an id of its own and lacks only the words', () => {
  const first = newTestimonial([])
  const second = newTestimonial([first])
  const third = newTestimonial([second])
  expect(new Set([first.id, second.id, third.id]).size).toBe(3)
  const filled = { ...first, name: 'A', content: 'B' }
  expect(testimonialsSchema.safeParse([filled]).success).toBe(true)
})

test('an entry moves up and down, and no further than the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
