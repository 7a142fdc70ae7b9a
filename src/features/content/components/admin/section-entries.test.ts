import { expect, test } from 'vitest'
import type { ContentItem, RegistryEntry } from '../../schema.ts'
import { cutPreview, listSectionEntries, matches } from './section-entries.ts'

const makeKnown = (key: string, section: RegistryEntry['section']): RegistryEntry => ({
  ...{ key, section, type: 'text', default: `Default of ${key}`, usedOn: 'Home', path: '/' },
})
const item = (key: string, section: string): ContentItem => ({
  ...{ key, section, title: null, type: 'text', content: 'Stored', version: 1 },
  updatedAt: '2026-11-15T05:00:00.000Z',
})

test('a section lists its known keys in order, with their stored texts, then keys that no page shows', () => {
  const registry = [makeKnown('hero.b', 'hero'), makeKnown('hero.a', 'hero'), makeKnown('trust.a', 'trust')]
  const items = [item('hero.a', 'filed-elsewhere'), item('hero.own', 'hero'), item('trust.a', 'hero')]
  const entries = listSectionEntries('hero', registry, items)
  expect(entries.map(({ key, known, item }) => [key, Boolean(known), Boolean(item)])).toEqual([
    ['hero.b', true, false],
    ['hero.a', true, true],
    ['hero.own', false, true],
  ])
})

test('words from the key, the text and the page find an entry, in any order', () => {
  const entry = { key: 'hero.a', known: makeKnown('hero.a', 'hero') }
  expect(matches(entry, '')).toBe(true)
  expect(matches(entry, 'home DEFAULT')).toBe(true)
  expect(matches(entry, 'home stored')).toBe(false)
  expect(matches({ ...entry, item: item('hero.a', 'hero') }, 'stored')).toBe(true)
})

test('a preview is cut at 200 characters', () => {
  expect(cutPreview('a'.repeat(200))).toBe('a'.repeat(200))
  expect(cutPreview('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
})
