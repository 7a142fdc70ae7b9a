import type { Browser, Place } from '#lib/browser-store/browser.ts'
import { createSealedStore, week } from '#lib/browser-store/sealed-store.ts'

export type Note = { words: string; more?: string; keptAt: number }

export function makeDevice() {
  return { disk: new Map<string, string>(), keys: new Map<string, { key: CryptoKey; usedAt: number }>() }
}

type Device = ReturnType<typeof makeDevice>

/** A tab outlives its page: a reload opens another page in it. */
export function openTab(device: Device, { isForStaff = false } = {}) {
  const session = new Map<string, string>()
  const told = { place: 'tab' as Place, isShared: false }
  const openPage = () => {
    const page = new EventTarget()
    const browser: Browser = {
      storageAt: (place) => storageOn(place === 'device' ? device.disk : session),
      keys: {
        find: async (id) => device.keys.get(id)?.key,
        keep: async (id, key) => void device.keys.set(id, { key, usedAt: Date.now() }),
        drop: async (id) => void device.keys.delete(id),
        async dropUnused(since) {
          for (const [id, { usedAt }] of device.keys) if (usedAt < since) device.keys.delete(id)
        },
      },
      page,
      isShared: () => told.isShared,
    }
    const store = openStore(browser, () => told.place, isForStaff)
    return { store, page }
  }
  return { session, told, openPage }
}

export const openStore = (browser: Browser, place: () => Place = () => 'tab', isForStaff = false) =>
  createSealedStore<Note>({
    name: 'note',
    parse: (stored) => ('words' in stored && 'keptAt' in stored ? (stored as Note) : undefined),
    isExpired: ({ keptAt }) => Date.now() - keptAt >= week,
    place,
    isForStaff,
    merge: (mine, theirs) => ({ ...theirs, ...mine }),
    browser: () => browser,
  })

export function storageOn(kept: Map<string, string>): Storage {
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
