import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { useWords } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { wizardWords } from '../content/wizard.ts'

type StartOverProps = { onConfirm: () => void; className?: string | undefined }

/** One tap must not cost someone their answers. */
export function StartOver({ onConfirm, className }: StartOverProps) {
  const words = useWords(wizardWords)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" className={className} onClick={() => setAsking(true)}>
        {words.startOver}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.startOverQuestion}
        actions={
          <>
            <Button variant="danger" onClick={onConfirm}>
              {words.startOverConfirm}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.startOverCancel}
            </Button>
          </>
        }
      >
        <p>{words.startOverDetail}</p>
      </Dialog>
    </>
  )
}
