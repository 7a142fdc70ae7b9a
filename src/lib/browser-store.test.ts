import { describe, expect, test } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

type Draft = { words: string; keptAt: number }

const parse = (stored: object): Draft | undefined =>
  'words' in stored && 'keptAt' in stored ? (stored as Draft) : undefined

function browserStorage(kept: Map<string, string>): Storage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('a value that the browser keeps', () => {
  test('comes back until it is dropped', () => {
    const kept = new Map<string, string>()
    const drafts = createBrowserStore({ storage: () => browserStorage(kept), key: 'draft', parse })
    expect(drafts.read()).toBeUndefined()
    expect(drafts.keep({ words: 'Dear', keptAt: 1 })).toBe(true)
    expect(drafts.read()).toEqual({ words: 'Dear', keptAt: 1 })
    drafts.drop()
    expect(drafts.read()).toBeUndefined()
  })

  test('is gone, and removed, when it has expired', () => {
    const kept = new Map([['draft', '{"words":"Dear","keptAt":1}']])
    const isExpired = ({ keptAt }: Draft) => keptAt < 2
    const drafts = createBrowserStore({ storage: () => browserStorage(kept), key: 'draft', parse, isExpired })
    expect(drafts.read()).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  test.each(['not JSON', '"a word"', 'null', '{"words":"Dear"}'])('is not %s', (stored) => {
    const kept = new Map([['draft', stored]])
    const drafts = createBrowserStore({ storage: () => browserStorage(kept), key: 'draft', parse })
    expect(drafts.read()).toBeUndefined()
  })

  test('is none where storage is forbidden', () => {
    const storage = (): Storage => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const drafts = createBrowserStore({ storage, key: 'draft', parse })
    expect(drafts.read()).toBeUndefined()
    expect(drafts.keep({ words: 'Dear', keptAt: 1 })).toBe(false)
    expect(() => drafts.drop()).not.toThrow()
  })
})
