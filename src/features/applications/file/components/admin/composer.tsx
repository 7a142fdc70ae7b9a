import { type KeyboardEvent, useState } from 'react'
import { NoteForm } from '#features/applications/review/components/admin/note-form.tsx'
import { MessageForm } from '#features/applications/thread/components/admin/message-form.tsx'
import type { DeskThread } from '#features/applications/thread/schema.ts'
import { type CaseParty, caseParties } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { Tabs } from '#ui/tabs.tsx'

type ComposerProps = {
  applicationId: string
  threads: readonly DeskThread[] | undefined
  drafts: Map<string, string>
}

/** What is written to whom. Mails and calls get their tabs beside these. */
export function Composer({ applicationId, threads, drafts }: ComposerProps) {
  const parties = threads?.map(({ party }) => party) ?? []
  const [chosen, choose] = useState('note')
  const selected = parties.some((party) => party === chosen) ? chosen : 'note'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key sends the form that has the focus.
    <div className="file-composer" onKeyDown={sendByKey}>
      <Tabs
        label="Write"
        selected={selected}
        onSelect={choose}
        tabs={[
          {
            id: 'note',
            label: 'Note',
            content: selected === 'note' && <NoteForm id={applicationId} drafts={drafts} />,
          },
          ...parties.map((party) => ({
            id: party,
            label: `To ${nameOf(party)}`,
            content: selected === party && (
              <MessageForm
                applicationId={applicationId}
                party={party}
                who={labelOf(caseParties, party)}
                drafts={drafts}
              />
            ),
          })),
        ]}
      />
    </div>
  )
}

const nameOf = (party: CaseParty) => labelOf(caseParties, party).toLowerCase()

function sendByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}
