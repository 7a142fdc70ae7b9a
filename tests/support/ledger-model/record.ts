import type { LedgerAdvance } from '#lib/ledger/balance.ts'
import type { LedgerEntry } from '#lib/ledger/entries.ts'
import { type Day, writeDay } from './days.ts'
import type { ToldFact, ToldLife } from './lives.ts'

/** What happened as entries, with what somebody typed wrong and what answers it. The order of typing isn't that of days. */
export function record({
  facts,
  fundedOn,
  returnedOn,
  endedOn,
  amount,
  counted,
  terms,
  rule,
  frozen,
  gross,
}: ToldLife): LedgerAdvance {
  const entries: LedgerEntry[] = []
  const keep = (kind: LedgerEntry['kind'], cents: number, day: Day, corrects: string | null = null) => {
    const id = `entry ${entries.length + 1}`
    entries.push({ id, place: entries.length + 1, kind, amount: cents, on: writeDay(day), corrects })
    return id
  }
  const out = keep('paid-out', amount, fundedOn)
  for (const fact of facts) {
    const id = tell(fact, keep)
    const back = fact.kind === 'reduction' ? 'lapsed' : 'returned'
    if (fact.returnedOn !== undefined) keep(back, fact.amount, fact.returnedOn, id)
  }
  if (returnedOn !== undefined) keep('returned', amount, returnedOn, out)
  const spans = frozen && [
    { from: writeDay(frozen.from), until: frozen.until === undefined ? null : writeDay(frozen.until) },
  ]
  const ended = endedOn !== undefined && { endedOn: writeDay(endedOn) }
  return {
    counted,
    terms,
    rule,
    entries,
    ...ended,
    ...(spans && { frozen: spans }),
    ...(gross !== undefined && { recovery: { settlement: gross } }),
  }
}

type Keep = (kind: LedgerEntry['kind'], cents: number, day: Day, corrects?: string) => string

/** Corrections are typed later; the day they name is when that was. */
function tell({ kind, amount, on, telling, wrongBy }: ToldFact, keep: Keep): string {
  const later = on + wrongBy
  switch (telling) {
    case 'rightly':
      return keep(kind, amount, on)
    case 'another amount': {
      const id = keep(kind, amount + wrongBy, on)
      keep('correction', -wrongBy, later, id)
      return id
    }
    case 'another day': {
      const wrong = keep(kind, amount, on + (wrongBy % 60) - 20)
      keep('correction', -amount, later, wrong)
      return keep(kind, amount, on)
    }
    case 'returned by mistake': {
      const id = keep(kind, amount, on)
      const back = keep('returned', amount, on + (wrongBy % 9), id)
      keep('correction', -amount, later, back)
      return id
    }
    case 'one too many': {
      const id = keep(kind, amount, on)
      keep('correction', -amount, later, keep(kind, amount, on))
      return id
    }
  }
}
