import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { FirmAddress } from './firm-address.tsx'
import { FirmAnswers } from './firm-answers.tsx'
import { FirmForm } from './firm-form.tsx'
import { FirmNext } from './firm-next.tsx'
import { useFirm } from './firm-queries.ts'
import { ReplaceLink } from './replace-link.tsx'

/** What we know of the law firm, whether its address is right, and what it told us. */
export function FirmPanel({ applicationId }: { applicationId: string }) {
  const { data: firm, error } = useFirm(applicationId)
  const [isEditing, setEditing] = useState(false)
  if (error && !firm) return <LoadFailure error={error} fallback="The law firm could not be read." />
  if (!firm) return <LoadingText />
  return (
    <div className="grid gap-6">
      {isEditing ? (
        <FirmForm applicationId={applicationId} firm={firm} onDone={() => setEditing(false)} />
      ) : (
        <>
          <FirmNext applicationId={applicationId} firm={firm} />
          <FirmAddress firm={firm} />
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setEditing(true)}>
              Correct the details
            </Button>
            {firm.askedAt && <ReplaceLink applicationId={applicationId} />}
          </div>
        </>
      )}
      {firm.representation && <FirmAnswers firm={firm} />}
    </div>
  )
}
