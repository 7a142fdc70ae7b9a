import type { Cell, Table, Words } from './paper.ts'

type PlacedCell = { words: Words; columns: number; first: number }

/** Each cell of a row with the first column that it stands in and how many it covers. */
export function placeCells(row: Table['rows'][number]): PlacedCell[] {
  let next = 0
  return row.map((cell) => {
    const { words, columns } = cellOf(cell)
    const first = next
    next += columns
    return { words, columns, first }
  })
}

const cellOf = (cell: Cell): { words: Words; columns: number } =>
  typeof cell === 'object' && 'words' in cell ? cell : { words: cell, columns: 1 }

/** The widest columns give until all fit. */
export function shrinkColumns(needed: readonly number[], width: number): number[] {
  let [low, high] = [0, Math.max(...needed)]
  for (let round = 0; round < 40; round++) {
    const most = (low + high) / 2
    if (needed.reduce((sum, one) => sum + Math.min(one, most), 0) > width) high = most
    else low = most
  }
  return needed.map((one) => Math.min(one, low))
}
