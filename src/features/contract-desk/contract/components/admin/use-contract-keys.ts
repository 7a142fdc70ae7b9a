import { useNavigate } from 'react-router'
import { type Command, explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useSheetAddress } from '#features/desk/application/components/admin/sheet-links.tsx'
import type { SentAct } from './sent-words.ts'

type Act = (() => void) | undefined
export type ContractActs = { draft: Act; send: Act; reissue: Act; end: Act; pdf: Act; mail: Act } & {
  sent: Partial<Record<SentAct, () => void>>
}
type Turns = { next: Act; previous: Act; close: Act; turnPart: (by: number) => void }

const group = 'This contract'

const turningKeys = explainKeys(group, [
  ['j', 'The contract of the next file'],
  ['k', 'The contract of the file before'],
  ['←', 'Previous part of the paper'],
  ['→', 'Next part of the paper'],
  ['Escape', 'Back to the file'],
])

export function useContractKeys(applicationId: string, acts: ContractActs, turns: Turns) {
  const navigate = useNavigate()
  const toSheet = useSheetAddress(applicationId)
  const commands: Command[] = [
    { id: 'contract draft', label: 'Draft a contract', keys: 'd', run: acts.draft, group },
    { id: 'contract send', label: 'Send it', keys: 's', run: acts.send, group },
    { id: 'contract reissue', label: 'Reissue it', keys: 'e', run: acts.reissue, group },
    { id: 'contract void', label: 'Void', keys: 'v', run: acts.end, group },
    { id: 'contract remind', label: 'Remind the next signer', keys: 'r', run: acts.sent.remind, group },
    { id: 'contract paper', label: 'They sign on paper', keys: 'w', run: acts.sent.paper, group },
    {
      id: 'contract mailed',
      label: 'Mailed on paper, or the signed copies',
      keys: 'l',
      run: acts.sent.mailed ?? acts.sent.copies,
      group,
    },
    { id: 'contract back', label: 'A signed paper came back', keys: 'b', run: acts.sent.back, group },
    { id: 'contract confirm', label: 'Confirm a signed paper', keys: 'y', run: acts.sent.confirm, group },
    { id: 'contract pdf', label: 'The PDF', keys: 'p', run: acts.pdf, group },
    { id: 'contract mail', label: 'Write a mail', keys: 'm', run: acts.mail, group },
    {
      id: 'contract value',
      label: 'The value sheet',
      keys: '{',
      run: () => void navigate(toSheet('value')),
      group,
    },
    {
      id: 'contract ledger',
      label: 'The ledger',
      keys: '}',
      run: () => void navigate(toSheet('ledger')),
      group,
    },
  ]
  useCommands(commands)
  useCommands(turningKeys, { listens: false })
  useKeys((key) => {
    const { next, previous, close, turnPart } = turns
    const act = {
      ...{ j: next, k: previous, Escape: close },
      ...{ ArrowLeft: () => turnPart(-1), ArrowRight: () => turnPart(1) },
    }[key]
    act?.()
    return act !== undefined
  })
}
