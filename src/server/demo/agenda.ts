type Entry = { at: number; run: () => Promise<void> }

/** Runs the earliest first, and in the planned order at the same moment. */
export function createAgenda() {
  const entries: Entry[] = []
  return {
    plan(at: number, run: () => Promise<void>) {
      let low = 0
      let high = entries.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((entries[middle]?.at ?? 0) > at) low = middle + 1
        else high = middle
      }
      // The latest comes first in the list, so taking the next one moves nothing.
      entries.splice(low, 0, { at, run })
    },
    next: () => entries.pop(),
  }
}

export type Agenda = ReturnType<typeof createAgenda>
