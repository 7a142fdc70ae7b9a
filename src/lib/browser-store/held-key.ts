import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { KeyShelf } from './key-shelf.ts'
import { makeKey, makePad, type Pad } from './seal.ts'

/** The pad seals at the moment the visitor leaves the page. */
export type HeldKey = { id: string; key: CryptoKey; pad?: Pad | undefined }

/** Bytes of a long application, with room to grow. */
const padSize = 32_768
/** How often the shelf hears that a key is in use. */
const rest = 1_000

export function createKeyHolder(keys: () => KeyShelf) {
  let held: HeldKey | undefined
  let note: ReturnType<typeof setTimeout> | undefined

  function hold(id: string, key: CryptoKey): HeldKey {
    held = { id, key }
    drawPad(held)
    return held
  }

  return {
    get current() {
      return held
    },
    /** The shelf has the key before it seals anything. */
    async need(): Promise<HeldKey> {
      if (held) return held
      const id = makeSubmissionKey()
      const key = await makeKey()
      await keys().keep(id, key)
      return hold(id, key)
    },
    /** Takes the key with this name and holds it from now on. */
    async take(id: string): Promise<CryptoKey | undefined> {
      if (held?.id === id) return held.key
      const key = await keys().find(id)
      return key && hold(id, key).key
    },
    /** Also restores a key that another tab has dropped. */
    noteUse(used: HeldKey) {
      if (!used.pad) drawPad(used)
      note ??= setTimeout(() => {
        note = undefined
        keys()
          .keep(used.id, used.key)
          .catch(() => {})
      }, rest)
    },
    letGo() {
      clearTimeout(note)
      note = undefined
      held = undefined
    },
  }
}

async function drawPad(held: HeldKey) {
  try {
    held.pad = await makePad(held.key, padSize)
  } catch {
    // The last keystroke before leaving may be lost.
  }
}
