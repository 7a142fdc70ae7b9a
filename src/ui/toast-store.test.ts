import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store.ts'

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a newer toast replaces the current one', () => {
    const store = createToastStore()
    store.show({ title: 'First' })
    const second = store.show({ title: 'Second' })
    expect(store.snapshot()).toEqual([{ id: second, title: 'Second', open: true }])
  })

  test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
    const store = createToastStore()
    const id = store.show({ title: 'Saved' })
    store.dismiss(id)
    expect(store.snapshot()).toEqual([{ id, title: 'Saved', open: false }])
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
    expect(store.snapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.snapshot()).toEqual([])
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  })

  test('the end of an old toast does not touch the one that replaced it', () => {
    const store = createToastStore()
    store.dismiss(store.show({ title: 'Old' }))
    const current = store.show({ title: 'Current' })
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
    expect(store.snapshot().map((toast) => toast.id)).toEqual([current])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('dismissing an unknown toast, or one twice, changes nothing', () => {
    const store = createToastStore()
    const id = store.show({ title: 'Once' })
    store.dismiss(id)
    const before = store.snapshot()
    store.dismiss(id)
    store.dismiss(id + 1)
    expect(store.snapshot()).toBe(before)
  })

  test('listeners hear every change until they leave', () => {
    const store = createToastStore()
    let heard = 0
    const leave = store.subscribe(() => {
      heard += 1
    })
    const id = store.show({ title: 'Heard' })
    store.dismiss(id)
    leave()
    store.show({ title: 'Unheard' })
    expect(heard).toBe(2)
  })

  test('two stores know nothing of each other', () => {
    const [one, other] = [createToastStore(), createToastStore()]
    one.show({ title: 'For one visitor' })
    expect(other.snapshot()).toEqual([])
  })
})
