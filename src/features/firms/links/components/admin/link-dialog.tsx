import { useState } from 'react'
import type { CounselRole } from '#domain/firms.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { AttorneyChoice } from '../../../records/components/admin/attorney-choice.tsx'
import { FirmChoice, type NamedFirm } from '../../../records/components/admin/firm-choice.tsx'
import type { Link } from '../../schema.ts'
import { useLinkFirm } from './file-queries.ts'

/** Which firm is linked, or changes its attorney. */
export type Linking = { role: CounselRole; link?: Link }

type LinkDialogProps = { applicationId: string; linking: Linking | undefined; onClose: () => void }

const titles: Record<CounselRole, string> = { lead: 'Link a firm', co: 'Add co-counsel' }

export function LinkDialog({ applicationId, linking, onClose }: LinkDialogProps) {
  const title = linking?.link ? 'Whose case it is there' : titles[linking?.role ?? 'lead']
  return (
    <Dialog open={linking !== undefined} onClose={onClose} title={title}>
      {linking && <LinkForm applicationId={applicationId} {...linking} onClose={onClose} />}
    </Dialog>
  )
}

function LinkForm({ applicationId, role, link, onClose }: Linking & Omit<LinkDialogProps, 'linking'>) {
  const [firm, setFirm] = useState<NamedFirm | undefined>(link?.firm)
  const [attorneyId, setAttorney] = useState(link?.attorney?.id ?? '')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useLinkFirm(applicationId)
  const { reportSuccess } = useOutcome()
  const save = () => {
    setMissing(firm === undefined)
    if (!firm || isPending) return
    mutate(
      { firmId: firm.id, role, attorneyId: attorneyId || null },
      {
        onSuccess: () => {
          reportSuccess(link ? 'Attorney saved' : `Linked to ${firm.name}`)
          onClose()
        },
      },
    )
  }
  useMainKey(save)
  return (
    <form
      noValidate
      className="k-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {!link && (
        <FirmChoice
          label="Firm"
          firm={firm}
          error={isMissing && !firm ? 'Choose a firm from the list' : undefined}
          onChoose={(chosen) => {
            setFirm(chosen)
            setAttorney('')
          }}
        />
      )}
      {firm && (
        <AttorneyChoice
          key={firm.id}
          firmId={firm.id}
          label="Attorney"
          attorneyId={attorneyId}
          onChoose={setAttorney}
        />
      )}
      <DialogFoot
        note={
          role === 'co'
            ? 'Co-counsel may read the file in their room, and change nothing.'
            : 'Everybody there with a confirmed address sees the file in their room.'
        }
      >
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Saving…'}>
          {link ? 'Save' : 'Link'}
        </Button>
      </DialogFoot>
    </form>
  )
}
