import { useEffect, useRef } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useDrafts } from '#features/admin/components/use-drafts.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useApplication } from '#features/applications/review/components/admin/application-queries.ts'
import { useReadMentions } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ApplicationHead } from './application-head.tsx'
import { ApplicationTabs } from './application-tabs.tsx'

type ApplicationDialogProps = {
  /** Undefined closes the dialog. */
  id: string | undefined
  next: string | undefined
  previous: string | undefined
  tab: string | undefined
  onTab: (tab: string) => void
  onOpen: (id: string) => void
  onClose: () => void
}

/** Everything about one application. The dialog stays mounted while the reviewer moves from one to the next. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { id, onClose } = props
  // Outlives the dialog: drafts stay until the screen is left.
  const drafts = useDrafts<string>((words) => words.trim() !== '')
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      wide
      title={id ? <Title id={id} /> : ''}
      actions={<Neighbors {...props} />}
    >
      {id && <Opened {...props} id={id} key={id} drafts={drafts} />}
    </Dialog>
  )
}

function Title({ id }: { id: string }) {
  const { data } = useApplication(id)
  return data ? caseNameOf(data) : 'Application'
}

function Neighbors({ next, previous, onOpen }: ApplicationDialogProps) {
  const neighbors = [
    { label: 'Previous', id: previous },
    { label: 'Next', id: next },
  ]
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex">
      {neighbors.map(({ label, id }) => (
        // Not `disabled` at the end of the list: that would drop the keyboard focus out of the dialog.
        <Button
          key={label}
          variant="outline"
          size="small"
          aria-disabled={!id}
          onClick={() => id && onOpen(id)}
        >
          {label}
          <VisuallyHidden> application</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}

type OpenedProps = ApplicationDialogProps & {
  id: string
  drafts: Map<string, string>
}

function Opened({ id, next, previous, onOpen, onClose, ...tabs }: OpenedProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused element went away with the previous application. Keep the focus in the dialog, on its heading.
    if (document.activeElement === document.body)
      body.current?.closest('dialog')?.querySelector('h2')?.focus()
  }, [])
  const { data: application, error, refetch } = useApplication(id)
  useReadMentions(application !== undefined)
  const leaveDeleted = () => {
    tabs.drafts.delete(id)
    onClose()
  }
  useKeys(
    (key) => {
      const target = key === 'j' ? next : key === 'k' ? previous : undefined
      if (target) onOpen(target)
      return key === 'j' || key === 'k'
    },
    { inside: '#application-details' },
  )
  return (
    <div ref={body} id="application-details" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && !application && (
        <LoadFailure
          title="Failed to fetch the application"
          error={error}
          fallback="It could not be read."
          onRetry={refetch}
        />
      )}
      {!application && !error && <LoadingText>Loading the application…</LoadingText>}
      {application && (
        <>
          <ApplicationHead application={application} onOpen={onOpen} />
          <ApplicationTabs application={application} onDeleted={leaveDeleted} {...tabs} />
        </>
      )}
    </div>
  )
}
