import { useEffect, useRef } from 'react'
import { useCommands } from '#features/admin/components/commands.ts'
import type { TypedFirm } from '../../schema.ts'
import { typedRowId } from './typed-row.tsx'
import type { TypedActs } from './use-typed-acts.ts'

type TypedKeysOptions = {
  groups: readonly TypedFirm[]
  current: string | undefined
  acts: TypedActs
  /** Near the end of what is loaded. */
  onEnd: () => void
}

const focusRow = (group: TypedFirm | undefined) => {
  const row = group && document.getElementById(typedRowId(group.key))
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The focus moves with the row, and a letter acts on the row that has it. */
export function useTypedKeys({ groups, current, acts, onEnd }: TypedKeysOptions) {
  const at = groups.findIndex(({ key }) => key === current)
  const last = useRef(0)
  useEffect(() => {
    if (at >= 0) last.current = at
    if (groups.length > 0 && at > groups.length - 10) onEnd()
  })
  // The row that takes the place of a linked one gets the focus, so that the next key goes on.
  useEffect(() => {
    const isLost = document.activeElement === document.body && !document.querySelector('dialog:modal')
    if (isLost && current !== undefined) focusRow(groups[Math.min(last.current, groups.length - 1)])
  }, [groups, current])

  const group = groups[at]
  const isFocused = () => group && document.activeElement?.closest('tr')?.id === typedRowId(group.key)
  const on = (act: (group: TypedFirm) => unknown) => () => void (group && isFocused() && act(group))
  const name = 'To link'
  useCommands([
    { id: 'typed next', label: 'Next spelling', group: name, keys: 'j', run: () => focusRow(groups[at + 1]) },
    {
      id: 'typed previous',
      label: 'Previous spelling',
      group: name,
      keys: 'k',
      run: () => focusRow(groups[at < 0 ? groups.length - 1 : at - 1]),
    },
    { id: 'typed link', label: 'Link it, or make the firm', group: name, keys: 'l', run: on(acts.link) },
    { id: 'typed make', label: 'Make a firm of it', group: name, keys: 'm', run: on(acts.make) },
    { id: 'typed refuse', label: 'Not this firm', group: name, keys: 'n', run: on(acts.refuse) },
    { id: 'typed open', label: 'Open the firm it may be', group: name, keys: 'o', run: on(acts.open) },
  ])
}
