import { useNavigate } from 'react-router'
import { type Command, explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useSheetAddress } from '#features/desk/application/components/admin/sheet-links.tsx'
import { paths } from '#site/paths.ts'

type Act = (() => void) | undefined
export type LedgerActs = {
  record: Act
  payoff: Act
  today: Act
  next: Act
  download: Act
  mail: Act
  status: Act
}
type Turns = {
  next: Act
  previous: Act
  close: Act
  step: (by: number) => void
  day: (by: number) => void
}

const group = 'This ledger'

const turningKeys = explainKeys(group, [
  ['j', 'The ledger of the next file'],
  ['k', 'The ledger of the file before'],
  ['←', 'The day to the step before'],
  ['→', 'The day to the next step'],
  ['Shift ←', 'A day back'],
  ['Shift →', 'A day on'],
  ['Escape', 'Back'],
])

/** `hasFile`: for those who may open the file, its other sheets are a key away. */
export function useLedgerKeys(applicationId: string, hasFile: boolean, acts: LedgerActs, turns: Turns) {
  const navigate = useNavigate()
  const toSheet = useSheetAddress(applicationId)
  const commands: Command[] = [
    { id: 'ledger payment', label: 'Record a payment', keys: 'a', run: acts.record, group },
    { id: 'ledger payoff', label: 'Payoff letter', keys: 'o', run: acts.payoff, group },
    {
      ...{ id: 'ledger reduction', label: 'What the firm asks us to take', keys: 'e', group },
      run: () => void navigate(paths.adminApplicationReduction(applicationId)),
    },
    { id: 'ledger today', label: 'Owed today', keys: 't', run: acts.today, group },
    { id: 'ledger next', label: 'Owed at the next step', keys: 'n', run: acts.next, group },
    { id: 'ledger csv', label: 'The entries as CSV', keys: 'p', run: acts.download, group },
    { id: 'ledger mail', label: 'Write a mail', keys: 'm', run: acts.mail, group },
    { id: 'ledger status', label: 'Change the status', keys: 's', run: acts.status, group },
    ...(hasFile
      ? [
          {
            ...{ id: 'ledger contract', label: 'The contract', keys: '{', group },
            run: () => void navigate(toSheet('contract')),
          },
        ]
      : []),
  ]
  useCommands(commands)
  useCommands(turningKeys, { listens: false })
  useKeys((key, { shiftKey }) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by) {
      if (shiftKey) turns.day(by)
      else turns.step(by)
      return true
    }
    const act = { j: turns.next, k: turns.previous, Escape: turns.close }[key]
    act?.()
    return act !== undefined
  })
}
