import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { useSendMessage } from '#features/messages/thread/components/admin/thread-queries.ts'
import { deskMessageSchema } from '#features/messages/thread/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { WordsForm } from './words-form.tsx'

type MessageFormProps = { applicationId: string; party: CaseParty; drafts: Map<string, string> }

export function MessageForm({ applicationId, party, drafts }: MessageFormProps) {
  const { mutateAsync, isPending } = useSendMessage(applicationId)
  return (
    <WordsForm
      drafts={drafts}
      place={`${applicationId} ${party}`}
      schema={deskMessageSchema}
      name="text"
      more={{ party }}
      label={`Write to the ${labelOf(caseParties, party).toLowerCase()}`}
      help="They read it on their page. A mail tells them that it waits, without its words."
      send={mutateAsync}
      isSending={isPending}
      says={{
        send: 'Send message',
        sending: 'Sending…',
        sent: 'Message sent',
        failed: 'Failed to send the message',
      }}
    />
  )
}
