import { useState } from 'react'
import type { Choosable } from '#features/applications/schema/rows.ts'

export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choosable>>(new Map())
  const change = (rows: readonly Choosable[], isSelected: boolean) =>
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isSelected) after.set(row.id, row)
        else after.delete(row.id)
      }
      return after
    })
  return {
    rows: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    set: (row: Choosable, isSelected: boolean) => change([row], isSelected),
    setAll: change,
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
