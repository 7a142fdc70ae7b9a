import { listChecks, listMissing, listUnsignable } from '../content/checks.ts'
import { type PayoutContext, readPayoutContext } from '../data/context.ts'
import type { PayoutCheckAnswer } from '../schema/gate.ts'
import type { Locked } from './locked.ts'

/** The gate as it is behind the lock: nobody relies on what a screen showed. */
export async function askGate({ writing: { tx, rowSealer }, contract }: Locked) {
  const context = await readPayoutContext({ db: tx, rowSealer }, contract)
  const checks = listChecks(context)
  return {
    context,
    unsignable: sayWhy(context, listUnsignable(checks)),
    missing: sayWhy(context, listMissing(checks)),
  }
}

const sayWhy = ({ problem }: PayoutContext, checks: readonly PayoutCheckAnswer[]): string[] => [
  ...(problem ? [problem] : []),
  ...checks.map(({ missing, words }) => missing ?? words),
]
