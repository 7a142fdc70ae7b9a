import { type Browser, openBrowser, type Place, type PlaceOrNone } from './browser.ts'
import { createKeyHolder } from './held-key.ts'
import { seal, sealWithPad, unseal } from './seal.ts'
import { isLongGone, isSealed, readObject, type SealedRecord } from './sealed-record.ts'

type SealedStoreOptions<Value> = {
  name: string
  /** Undefined for anything that we didn't write. */
  parse: (stored: object) => Value | undefined
  isExpired?: (value: Value) => boolean
  /** A function, because the answer about the device can change. */
  place: () => PlaceOrNone
  /** Two tabs share the device's value. Without this, the later one wins. */
  merge?: (mine: Value, theirs: Value) => Value
  /** For colleagues, whom we never ask whose device it is: time away doesn't take it, as it does on a shared device. */
  isForStaff?: boolean
  browser?: () => Browser
}

export const week = 7 * 24 * 60 * 60_000
const places: readonly Place[] = ['tab', 'device']

/** Sealed with a key that no script can export. Where that isn't possible, it lives as long as the page. */
export function createSealedStore<Value extends object>(options: SealedStoreOptions<Value>) {
  const { name, parse, place, isExpired = () => false, merge = (mine) => mine } = options
  const { isForStaff = false, browser = openBrowser } = options
  const keys = createKeyHolder(() => browser().keys)
  const followers = new Set<(theirs: Value) => void>()
  let line: Promise<unknown> = Promise.resolve()
  let isWatching = false
  /** The latest value, its number, and the number last written. */
  let latest: Value | undefined
  let asked = 0
  let written = 0
  let waiting: Promise<boolean> | undefined
  /** The device's record as this page last read or wrote it. */
  let seen: string | null = null

  /** One after another: a read sees what was stored before it. */
  function queue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }

  async function open(text: string | null): Promise<Value | undefined> {
    const stored = readObject(text)
    if (!stored || !isSealed(stored)) return stored && parse(stored)
    const key = await keys.take(stored.key)
    const opened = key && (await unseal(key, stored).catch(() => undefined))
    return opened instanceof Object ? parse(opened) : undefined
  }

  async function readAt(where: Place): Promise<Value | undefined> {
    const storage = browser().storageAt(where)
    const text = storage.getItem(name)
    if (text === null) return undefined
    const value = await open(text)
    if (where === 'device') seen = text
    const stored = readObject(text)
    const isOpenToRead = !stored || !isSealed(stored)
    if (!value || isExpired(value) || (where === 'tab' && !isForStaff && isLongGone(stored))) {
      await forget(where)
      return undefined
    }
    // Earlier versions stored the words unsealed.
    if (isOpenToRead && !(await writeAt(where, value))) {
      storage.removeItem(name)
      latest = value
      asked += 1
    }
    return value
  }

  async function forget(where: Place) {
    const storage = browser().storageAt(where)
    const stored = readObject(storage.getItem(name))
    storage.removeItem(name)
    if (!stored || !isSealed(stored)) return
    if (keys.current?.id === stored.key) keys.letGo()
    await browser().keys.drop(stored.key)
  }

  /** Resolves to whether the browser stored it. `isLate`: something newer was written meanwhile. */
  async function writeAt(where: Place, value: Value, isLate = () => false): Promise<boolean> {
    try {
      const held = await keys.need()
      const sealed = await seal(held.key, value)
      const theirs = where === 'device' && (await readChange())
      if (isLate()) return true
      if (theirs) tell(theirs)
      // The other tab has words of its own, or has dropped the key.
      if (theirs || keys.current !== held)
        return writeAt(where, theirs ? merge(value, theirs) : value, isLate)
      put(where, { key: held.id, ...sealed })
      keys.noteUse(held)
      return true
    } catch {
      return false
    }
  }

  function put(where: Place, record: SealedRecord) {
    const text = JSON.stringify(record)
    browser().storageAt(where).setItem(name, text)
    if (where === 'tab') return
    seen = text
    browser().storageAt('tab').removeItem(name)
  }

  /** Reads what another tab has written since the last look. */
  async function readChange(): Promise<Value | undefined> {
    const text = browser().storageAt('device').getItem(name)
    if (text === seen) return undefined
    seen = text
    // The other tab dropped it, and its key with it.
    if (text === null) keys.letGo()
    return open(text)
  }

  function tell(theirs: Value) {
    for (const follow of followers) follow(theirs)
  }

  async function writeLatest(): Promise<boolean> {
    waiting = undefined
    const number = asked
    if (!latest || number <= written) return true
    const where = place()
    if (where === 'nowhere') return false
    const isKept = await writeAt(where, latest, () => number <= written)
    if (isKept) written = Math.max(written, number)
    return isKept
  }

  /** WebCrypto would answer too late while the visitor leaves, so the pad seals what's still on its way. */
  function leave() {
    try {
      const where = place()
      if (where === 'nowhere') return
      const held = keys.current
      const isOurs = where === 'tab' || browser().storageAt('device').getItem(name) === seen
      const sealed = latest && written < asked && isOurs && held?.pad && sealWithPad(held.pad, latest)
      if (held && sealed) {
        held.pad = undefined
        put(where, { key: held.id, ...sealed })
        written = asked
      }
      const tab = browser().storageAt('tab')
      const text = tab.getItem(name)
      if (text && !isForStaff && browser().isShared()) {
        tab.setItem(name, JSON.stringify({ ...readObject(text), leftAt: Date.now() }))
      }
    } catch {
      // Nothing more can be done.
    }
  }

  function watch() {
    if (isWatching) return
    isWatching = true
    browser().page.addEventListener('pagehide', leave)
    browser()
      .keys.dropUnused(Date.now() - week)
      .catch(() => {})
  }

  return {
    read: () =>
      queue(async () => {
        watch()
        // The browser didn't store it.
        if (written < asked) return latest
        try {
          return (await readAt('tab')) ?? (await readAt('device'))
        } catch {
          return latest
        }
      }),

    /** Makes the key ahead, so that even the first word can be sealed while the visitor leaves. */
    prepare: () => queue(async () => void (place() !== 'nowhere' && (await keys.need().catch(() => {})))),

    /** Resolves to whether the browser stored it. */
    keep(value: Value): Promise<boolean> {
      watch()
      latest = value
      asked += 1
      waiting ??= queue(writeLatest)
      return waiting
    },

    /** Gone at once; its key follows. */
    async drop() {
      latest = undefined
      asked += 1
      written = asked
      const gone = Promise.allSettled(places.map(forget))
      keys.letGo()
      await queue(() => gone)
    },

    /** Moves the value when the answer about the device has changed. */
    settle: () =>
      queue(async () => {
        try {
          const tab = await readAt('tab')
          const device = await readAt('device')
          const value = tab && device ? merge(tab, device) : (tab ?? device)
          const where = place()
          if (!value || where === 'nowhere' || !(await writeAt(where, value))) return
          if (where === 'tab') browser().storageAt('device').removeItem(name)
        } catch {
          // It stays where it is.
        }
      }),

    follow(listener: (theirs: Value) => void) {
      const look = (event: Event) => {
        if ('key' in event && event.key !== name) return
        queue(async () => {
          const theirs = place() === 'device' && (await readChange())
          if (theirs) tell(theirs)
        }).catch(() => {})
      }
      const { page } = browser()
      followers.add(listener)
      page.addEventListener('storage', look)
      page.addEventListener('pageshow', look)
      return () => {
        followers.delete(listener)
        page.removeEventListener('storage', look)
        page.removeEventListener('pageshow', look)
      }
    },
  }
}
