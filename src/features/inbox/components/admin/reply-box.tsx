import { useState } from 'react'
import { NoteForm } from '#features/desk/composer/components/admin/note-form.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx'

type ReplyBoxProps = ReplyFormProps & {
  applicationId: string | undefined
}

export function ReplyBox({ applicationId, ...reply }: ReplyBoxProps) {
  const [selected, select] = useState('reply')
  return (
    <div className="inbox-pen">
      <Tabs
        label="Write"
        selected={selected}
        onSelect={select}
        tabs={[
          { id: 'reply', label: 'Reply', content: selected === 'reply' && <ReplyForm {...reply} /> },
          {
            id: 'note',
            label: 'Note to colleagues',
            content:
              selected === 'note' &&
              (applicationId ? (
                <NoteForm applicationId={applicationId} drafts={reply.drafts.notes} />
              ) : (
                <p className="inbox-quiet-words">A note stays in a file. Link the message to one first.</p>
              )),
          },
        ]}
      />
    </div>
  )
}
