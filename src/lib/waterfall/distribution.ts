/** Cents: what somebody claims, and what they take after everybody’s cut. */
export type SheetRow = { name: string; full: number; afterCut: number }

/** What a law firm means to pay to whom. `ours` is what it asks us to take. */
export type Sheet = {
  gross: number
  fee: SheetRow
  costs: SheetRow
  liens: readonly SheetRow[]
  ours: number
}

type Pair = { full: number; afterCut: number }
type Shares = { ours: number; net: number }

/** Cents. What everybody takes always adds up to the gross. */
export type Distribution = {
  fees: Pair
  liens: Pair
  /** Fees, costs and liens: everybody who is paid before us. */
  before: Pair
  /** For us and the client, after the cuts. Below zero, the cuts come to more than the recovery. */
  left: number
  /** As they ask. */
  asked: Shares
  /** They cut, and we don’t. */
  uncut: Shares
  /** Nobody cuts: `left` of it is what the contract leaves for us and the client. */
  ifNobodyCuts: Shares & { left: number }
}

/** We never get more than what is left once everybody before us is paid. */
export function distribute(sheet: Sheet, owed: number): Distribution {
  const fees = addUp([sheet.fee, sheet.costs])
  const liens = addUp(sheet.liens)
  const before = addUp([fees, liens])
  const left = sheet.gross - before.afterCut
  const leftInFull = sheet.gross - before.full
  return {
    ...{ fees, liens, before, left },
    asked: shareOut(left, sheet.ours),
    uncut: shareOut(left, owed),
    ifNobodyCuts: { ...shareOut(leftInFull, owed), left: leftInFull },
  }
}

const addUp = (rows: readonly Pair[]): Pair => ({
  full: rows.reduce((sum, row) => sum + row.full, 0),
  afterCut: rows.reduce((sum, row) => sum + row.afterCut, 0),
})

export function shareOut(left: number, wanted: number): Shares {
  const ours = Math.min(wanted, Math.max(0, left))
  return { ours, net: left - ours }
}

/** Rounded, so that 5 of 7 is 29; 0 for a row that claims nothing. */
export const givesUp = ({ full, afterCut }: Pair): number =>
  full > 0 ? Math.round(((full - afterCut) * 100) / full) : 0

/** A lien is named by its place. */
export type SheetPlace = 'fee' | 'costs' | 'ours' | number
export type SheetMistake = {
  place: SheetPlace
  what: 'above full' | 'above recovery' | 'above owed' | 'above left'
  name: string
}

/** The first thing that can't be right, by rows from the top; undefined where the sheet adds up. */
export function findSheetMistake(sheet: Sheet, owed: number): SheetMistake | undefined {
  let sum = 0
  for (const { place, row } of rowsOf(sheet)) {
    const { name } = row
    if (row.afterCut > row.full) return { place, what: 'above full', name }
    sum += row.afterCut
    if (sum > sheet.gross) return { place, what: 'above recovery', name }
  }
  if (sheet.ours > owed) return { place: 'ours', what: 'above owed', name: '' }
  return sum + sheet.ours > sheet.gross ? { place: 'ours', what: 'above left', name: '' } : undefined
}

function rowsOf({ fee, costs, liens }: Sheet): { place: SheetPlace; row: SheetRow }[] {
  const before = [
    { place: 'fee', row: fee },
    { place: 'costs', row: costs },
  ] as const
  return [...before, ...liens.map((row, place) => ({ place, row }))]
}
