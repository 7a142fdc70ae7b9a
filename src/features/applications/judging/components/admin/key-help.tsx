import { useState } from 'react'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const keys = [
  { keys: 'a', does: 'Accept' },
  { keys: 'r', does: 'Reject' },
  { keys: '1 to 6', does: 'Choose the reason' },
  { keys: 'Ctrl Enter', does: 'Reject and tell them' },
  { keys: '[ ]', does: 'Previous and next document' },
  { keys: '← →', does: 'Previous and next page' },
  { keys: '+ - 0', does: 'Larger, smaller, fit the width' },
  { keys: 't', does: 'Turn' },
  { keys: 'Escape', does: 'Back to the file' },
] as const

export function KeyHelp() {
  const [isOpen, setOpen] = useState(false)
  useKeys((key) => {
    if (key === '?') setOpen(true)
    return key === '?'
  })
  return (
    <>
      <Button variant="quiet" size="small" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        Keys
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        <p className="mb-4 text-soft">They rest while you’re typing.</p>
        <dl className="viewer-keys">
          {keys.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
