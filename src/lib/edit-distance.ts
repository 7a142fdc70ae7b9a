/** Optimal string alignment. Gives up beyond `max` and returns `max + 1`. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const slips = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && isSwapped) slips.push(at(before, j - 2) + 1)
      row.push(Math.min(...slips))
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(at(last, other.length), most + 1)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
