import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useReplaceFirmLink } from './firm-queries.ts'

/** For a link that got into the wrong hands. */
export function ReplaceLink({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useReplaceFirmLink(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  async function replace() {
    try {
      await mutateAsync()
      reportSuccess('Link replaced')
    } catch (error) {
      reportFailure(error, 'Please try again.')
    }
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Replace the link
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Replace the link to the firm’s page?"
        confirmLabel="Replace"
        busy={isPending && 'Replacing…'}
        onConfirm={replace}
        onCancel={() => setAsking(false)}
      >
        <p>The link that was mailed stops working at once. The next mail to the firm has the new one.</p>
      </ConfirmDialog>
    </>
  )
}
