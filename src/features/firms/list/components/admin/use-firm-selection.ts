import { useState } from 'react'
import type { FirmLine } from '../../../records/schema/list.ts'

/** Two firms to merge. A third takes the place of the first. */
export function useFirmSelection() {
  const [chosen, setChosen] = useState<readonly FirmLine[]>([])
  return {
    rows: chosen,
    has: (id: string) => chosen.some((row) => row.id === id),
    toggle: (row: FirmLine) =>
      setChosen((before) =>
        before.some(({ id }) => id === row.id)
          ? before.filter(({ id }) => id !== row.id)
          : [...before, row].slice(-2),
      ),
    clear: () => setChosen([]),
  }
}

export type FirmSelection = ReturnType<typeof useFirmSelection>
