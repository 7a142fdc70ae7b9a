import { useState } from 'react'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { Shown } from './ledger-words.ts'

const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

export type RuledByDay = {
  /** Undefined: today. */
  day: string | undefined
  onDay: (on: string | undefined) => void
}

/** What the page shows and can do: the day that rules it, the contracts that are shown, the dialog that is open. */
export function useLedgerActs(ledger: Ledger, { day, onDay }: RuledByDay) {
  const [chosen, show] = useState<Shown>('all')
  const [asked, ask] = useState<'payment' | 'payoff' | LedgerLine>()
  const { advances, all, moments, lines, today, mayRecord, file } = ledger
  // Figures follow; a quick hand is on another day by then.
  const on = day ?? today
  const shown = advances.some(({ number }) => number === chosen) ? chosen : 'all'
  /** Nothing: today. */
  const goTo = (day: string | undefined) => {
    if (!day || day === today) onDay(undefined)
    else if (day >= firstDay && day <= lastDay) onDay(day)
  }
  const days = lines.flatMap((line) => (shown === 'all' || line.advance === shown ? [line.on] : []))
  const step = (by: number) => {
    const day = by > 0 ? days.find((one) => one > on) : days.findLast((one) => one < on)
    if (day) goTo(day)
  }
  const next = lines.find(
    (line) => line.on > on && line.isToCome && (shown === 'all' || line.advance === shown),
  )
  const isOpen = advances.some(({ contract, ending }) => contract !== null && ending !== 'canceled')
  return {
    ...{ shown, show, asked, ask },
    goTo,
    close: () => ask(undefined),
    step,
    day: (by: number) => goTo(addDays(on, by)),
    acts: {
      payoff: isOpen && all.owed > 0 ? () => ask('payoff') : undefined,
      record: mayRecord && isOpen ? () => ask('payment') : undefined,
      today: on === today ? undefined : () => goTo(undefined),
      next: next && (() => goTo(next.on)),
      download:
        moments.length > 0
          ? () =>
              window.location.assign(
                `/api/applications/${file.id}/ledger.csv${on === today ? '' : `?on=${on}`}`,
              )
          : undefined,
    },
  }
}
