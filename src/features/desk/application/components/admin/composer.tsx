import { type KeyboardEvent, useEffect, useRef } from 'react'
import { caseParties } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { CallForm } from '#features/desk/composer/components/admin/call-form.tsx'
import { FollowUpForm } from '#features/desk/composer/components/admin/follow-up-form.tsx'
import { MessageForm } from '#features/desk/composer/components/admin/message-form.tsx'
import { NoteForm } from '#features/desk/composer/components/admin/note-form.tsx'
import { useFirm } from '#features/firms/components/admin/firm-queries.ts'
import type { DeskThread } from '#features/messages/thread/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { Tabs } from '#ui/tabs.tsx'
import { listCallees } from './callees.ts'
import type { Composing } from './use-composing.ts'

type ComposerProps = {
  application: ApplicationDetail
  threads: readonly DeskThread[] | undefined
  drafts: Map<string, string>
  composing: Composing
}

export function Composer({ application, threads, drafts, composing }: ComposerProps) {
  const { id } = application
  const place = useRef<HTMLDivElement>(null)
  const parties = threads?.map(({ party }) => party) ?? []
  const tabs = ['note', ...parties, 'call', 'remind']
  const selected = tabs.find((tab) => tab === composing.tab) ?? 'note'
  const { called } = composing
  const { held } = useCommandCenter()

  useEffect(() => {
    if (called > 0) held.give(place.current?.querySelector('[role=tabpanel] :is([type=radio], textarea)'))
  }, [called, held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key sends the form that has the focus.
    <div ref={place} className="file-composer" onKeyDown={sendByKey}>
      <Tabs
        label="Write"
        selected={selected}
        onSelect={composing.show}
        tabs={[
          {
            id: 'note',
            label: 'Note',
            content: selected === 'note' && <NoteForm applicationId={id} drafts={drafts} />,
          },
          ...parties.map((party) => ({
            id: party,
            label: `To ${labelOf(caseParties, party).toLowerCase()}`,
            content: selected === party && <MessageForm applicationId={id} party={party} drafts={drafts} />,
          })),
          {
            id: 'call',
            label: 'Call',
            content: selected === 'call' && <Call application={application} drafts={drafts} />,
          },
          {
            id: 'remind',
            label: 'Remind me',
            content: selected === 'remind' && <FollowUpForm applicationId={id} drafts={drafts} />,
          },
        ]}
      />
    </div>
  )
}

type CallProps = Pick<ComposerProps, 'application' | 'drafts'>

function Call({ application, drafts }: CallProps) {
  const { data: firm } = useFirm(application.id)
  return (
    <CallForm
      applicationId={application.id}
      callees={listCallees(application, firm)}
      mayCall={application.answers.phoneConsent === true}
      drafts={drafts}
    />
  )
}

function sendByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (event.target instanceof HTMLElement) event.target.closest('form')?.requestSubmit()
}
