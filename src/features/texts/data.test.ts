import { describe, expect, test } from 'vitest'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { fitToSlot } from './data.ts'

const plain = { section: 'hero', type: 'text', default: { en: 'Default' } } as const
const rich = { section: 'global', type: 'html', default: { en: 'One<br>Two' } } as const

test('a headline written as Markdown or HTML loses its marks', () => {
  expect(fitToSlot(plain, { type: 'markdown', content: 'Cash **now**' })).toBe('Cash now')
  expect(fitToSlot(plain, { type: 'html', content: '<b>Cash</b> &amp; calm' })).toBe('Cash & calm')
  expect(fitToSlot(plain, { type: 'text', content: 'Cash <b>now</b>' })).toBe('Cash <b>now</b>')
})

test('a place for HTML shows it sanitized, Markdown rendered, and plain words escaped', () => {
  expect(fitToSlot(rich, undefined)).toBe('One<br />Two')
  expect(fitToSlot(rich, { type: 'html', content: 'One<br><img src=x onerror=y>' })).not.toContain('onerror')
  expect(fitToSlot(rich, { type: 'markdown', content: '**One**' })).toBe('<p><strong>One</strong></p>\n')
  expect(fitToSlot(rich, { type: 'text', content: '<b>\nTwo' })).toBe('&lt;b&gt;<br>Two')
})

describe('testimonials', () => {
  const definition = testimonialTexts['testimonials.items']
  const samples = definition.default.en

  test('are three clients and three attorneys until someone writes others, all with five stars', () => {
    expect(samples.map(({ type }) => type).sort()).toEqual([
      ...Array(3).fill('attorney'),
      ...Array(3).fill('client'),
    ])
    expect(samples.every(({ rating }) => rating === 5)).toBe(true)
  })

  test('are replaced by a list that fits', () => {
    const own = [{ id: 7, name: 'A', role: 'B', content: 'C', rating: 4, type: 'client' }]
    expect(fitToSlot(definition, { type: 'json', content: JSON.stringify(own) })).toEqual([
      { id: '7', name: 'A', role: 'B', content: 'C', avatar: '', rating: 4, type: 'client' },
    ])
  })

  test.each(['{ not json', '{}', '[]', '[{"name":"A"}]', 'null'])(
    'stay the samples when %s is stored',
    (content) => {
      expect(fitToSlot(definition, { type: 'json', content })).toEqual(samples)
    },
  )
})
