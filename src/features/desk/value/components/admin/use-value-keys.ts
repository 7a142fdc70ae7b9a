import { useNavigate } from 'react-router'
import { type Command, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useSheetAddress } from '#features/desk/application/components/admin/sheet-links.tsx'
import { useSheets } from '#features/desk/application/components/admin/sheet-queries.ts'
import type { ValueLineName } from '#features/underwriting/schema/lines.ts'

type Act = (() => void) | undefined
type Acts = { paper: Act; offer: Act; print: Act; compare: Act; begin: Act; mail: Act; status: Act }
/** Adds a line of its kind, or opens the first that nobody has typed. */
type Typing = { begin: Act; add: (name: ValueLineName) => Act }
type Turns = { next: Act; previous: Act; close: Act }

const group = 'This sheet'

/** A sheet has letters of its own; `{` and `}` turn the sheets of a file. */
export function useValueKeys(applicationId: string, acts: Acts, typing: Typing, turns: Turns) {
  const navigate = useNavigate()
  const toSheet = useSheetAddress(applicationId)
  const hasContracts = useSheets(applicationId).data?.contract != null
  const commands: Command[] = [
    { id: 'value type', label: 'Type into the sheet', keys: 'e', run: typing.begin, group },
    { id: 'value policy', label: 'Add a policy', keys: 'c', run: typing.add('coverage'), group },
    { id: 'value injury', label: 'Add an injury', keys: 'i', run: typing.add('injury'), group },
    { id: 'value lien', label: 'Add a lien', keys: 'l', run: typing.add('lien'), group },
    { id: 'value funder', label: 'Add a prior funder', keys: 'f', run: typing.add('earlier'), group },
    { id: 'value offer', label: 'Offer the advised sum', keys: 'o', run: acts.offer, group },
    { id: 'value paper', label: 'A paper beside the sheet', keys: 'd', run: acts.paper, group },
    { id: 'value print', label: 'Print it on one page', keys: 'p', run: acts.print, group },
    { id: 'value compare', label: 'Compare versions', keys: 'h', run: acts.compare, group },
    { id: 'value version', label: 'New version', keys: 'y', run: acts.begin, group },
    { id: 'value mail', label: 'Write a mail', keys: 'm', run: acts.mail, group },
    { id: 'value status', label: 'Change the status', keys: 's', run: acts.status, group },
    { id: 'value file', label: 'The file', keys: '{', run: () => void navigate(toSheet('file')), group },
    ...(hasContracts
      ? [
          {
            id: 'value contract',
            label: 'The contract',
            keys: '}',
            run: () => void navigate(toSheet('contract')),
            group,
          },
        ]
      : []),
  ]
  useCommands(commands)
  useCommands(
    [
      { id: 'value next', label: 'The value of the next file', keys: 'j', group },
      { id: 'value previous', label: 'The value of the file before', keys: 'k', group },
      { id: 'value close', label: 'Close the document, or go back to the file', keys: 'Escape', group },
    ],
    { listens: false },
  )
  useKeys((key) => {
    const act = { j: turns.next, k: turns.previous, Escape: turns.close }[key]
    act?.()
    return act !== undefined
  })
}
