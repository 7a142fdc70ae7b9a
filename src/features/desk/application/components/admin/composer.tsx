import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { caseParties } from '#domain/case-file.ts'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { type Callee, CallForm } from '#features/desk/composer/components/admin/call-form.tsx'
import { FollowUpForm } from '#features/desk/composer/components/admin/follow-up-form.tsx'
import { MessageForm } from '#features/desk/composer/components/admin/message-form.tsx'
import { NoteForm } from '#features/desk/composer/components/admin/note-form.tsx'
import { useFirm } from '#features/firms/counsel/components/admin/firm-queries.ts'
import type { Firm } from '#features/firms/counsel/schema.ts'
import type { DeskThread } from '#features/messages/thread/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { labelOf } from '#site/staff-format.ts'
import { counselOf, textOf } from './application-facts.tsx'

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
        isSmall
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

function Call({ application, drafts }: Pick<ComposerProps, 'application' | 'drafts'>) {
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

/** The people to call, with the numbers we have. An attorney who applies is the firm. */
function listCallees(application: ApplicationDetail, firm: Firm | undefined): Callee[] {
  const { role, firstName, lastName, phone, answers } = application
  const somebody = { party: 'other', name: 'Somebody else' }
  if (role === 'attorney') {
    const client = { ...somebody, name: `${caseNameOf(application)}, or somebody else` }
    const attorney = { party: 'applicant', name: `${firstName} ${lastName}`, phone: phone ?? undefined }
    return [attorney, { ...client, phone: textOf(answers.clientPhone) }]
  }
  const counsel = counselOf(application, firm)
  return [
    { party: 'applicant', name: caseNameOf(application), phone: phone ?? undefined },
    {
      party: 'firm',
      name: [counsel.contact, counsel.name].filter(Boolean).join(', ') || 'The law firm',
      phone: counsel.phone ?? undefined,
    },
    somebody,
  ]
}

/** Which tab is open, and how often a key has asked for it. */
export function useComposing() {
  const [{ tab, called }, set] = useState({ tab: 'note', called: 0 })
  return {
    tab,
    called,
    show: (chosen: string) => set({ tab: chosen, called: 0 }),
    /** Also moves the focus there. */
    call: (chosen: string) => set((before) => ({ tab: chosen, called: before.called + 1 })),
  }
}
export type Composing = ReturnType<typeof useComposing>
