import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { wizardWords } from '../content/wizard.ts'

type StartOverProps = { onConfirm: () => void; className?: string | undefined }

/** Removes the draft, after a question: one tap must not cost somebody their answers. */
export function StartOver({ onConfirm, className }: StartOverProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" className={className} onClick={() => setAsking(true)}>
        {wizardWords.startOver}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={wizardWords.startOverQuestion}
        actions={
          <>
            <Button variant="danger" onClick={onConfirm}>
              {wizardWords.startOverConfirm}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {wizardWords.startOverCancel}
            </Button>
          </>
        }
      >
        <p>{wizardWords.startOverDetail}</p>
      </Dialog>
    </>
  )
}
