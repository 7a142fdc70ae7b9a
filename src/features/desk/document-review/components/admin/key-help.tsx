import { explainKeys, useCommandCenter, useCommands } from '#features/admin/components/commands.ts'
import { Button } from '#ui/button.tsx'

const keys = explainKeys('This document', [
  ['a', 'Accept'],
  ['r', 'Reject'],
  ['1 – 6', 'Choose the reason'],
  ['Ctrl Enter', 'Reject and tell them'],
  ['[', 'Previous document'],
  [']', 'Next document'],
  ['←', 'Previous page'],
  ['→', 'Next page'],
  ['+', 'Larger'],
  ['-', 'Smaller'],
  ['0', 'Fit the width'],
  ['t', 'Turn'],
  ['Escape', 'Back to the file'],
])

export function KeyHelp() {
  const { show } = useCommandCenter()
  useCommands(keys, { listens: false })
  return (
    <Button variant="quiet" size="small" aria-keyshortcuts="?" onClick={() => show('keys')}>
      Keys
    </Button>
  )
}
