/** Optimal string alignment. Gives up beyond `max` and returns `max + 1`. */
export function countSlips(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const slips = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && isSwapped) slips.push(at(before, j - 2) + 1)
      row.push(Math.min(...slips))
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return Math.min(at(last, to.length), max + 1)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
