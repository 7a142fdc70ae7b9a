type BrowserStoreOptions<Value> = {
  /** Asked for anew each time: where storage is forbidden, touching it throws. */
  storage: () => Storage
  key: string
  /** The value, unless it is something that we did not write. */
  parse: (stored: object) => Value | undefined
  isExpired?: (value: Value) => boolean
}

/** One value that the browser keeps. Where its storage is forbidden or full, the page works without. */
export function createBrowserStore<Value>({
  storage,
  key,
  parse,
  isExpired = () => false,
}: BrowserStoreOptions<Value>) {
  return {
    read(): Value | undefined {
      try {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        const value = stored instanceof Object ? parse(stored) : undefined
        if (value === undefined || !isExpired(value)) return value
        storage().removeItem(key)
      } catch {
        // Forbidden, or not JSON.
      }
      return undefined
    },
    /** Answers whether the browser has kept it. */
    keep(value: Value): boolean {
      try {
        storage().setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    drop() {
      try {
        storage().removeItem(key)
      } catch {
        // Then there is none.
      }
    },
  }
}
