import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type LinkVerdict, linkReasons } from '#domain/message-links.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import type { Message } from '#features/contact/schema.ts'
import type { listApi } from '#features/desk/list/api.ts'
import type { ApplicationOfMessage, ApplicationsOfMessage } from '#features/messages/contact-links/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { useLinkMessage } from './message-queries.ts'

const api = createApi<RoutesOf<typeof listApi>>()

type LinkChoiceProps = { message: Message; files: ApplicationsOfMessage }

/** What the sender typed proves nothing, so a person has to decide. */
export function LinkChoice({ message, files: { link, suggestions } }: LinkChoiceProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { mutate, isPending } = useLinkMessage(message.id)
  const { reportSuccess, reportFailure } = useOutcome()

  const said: Record<LinkVerdict, string> = {
    linked: 'The message is in the file now',
    refused: 'Not suggested again',
  }
  const say = (applicationId: string, verdict: LinkVerdict) => {
    setChoosing(false)
    const takeBack = () => mutate({ applicationId, verdict: 'nothing' })
    mutate(
      { applicationId, verdict },
      {
        onSuccess: () => reportSuccess(said[verdict], { action: { label: 'Undo', onSelect: takeBack } }),
        onError: (error) => reportFailure(error, 'Failed to keep that'),
      },
    )
  }

  return (
    <section aria-label="Where it belongs">
      <SectionHead level={3} title={link ? 'Why they belong together' : 'Where it belongs'} />
      {link && (
        <>
          <p>
            {describeReason(link, message)} {link.linkedBy ?? 'Somebody'} linked them{' '}
            {formatMoment(link.linkedAt)}. This message is also in the file’s activity.
          </p>
          <Choices>
            <Button kind="bare" onClick={() => setChoosing(!isChoosing)}>
              Another file
            </Button>
            <Button kind="bare" onClick={() => say(link.applicationId, 'refused')}>
              Not the same person
            </Button>
          </Choices>
        </>
      )}
      {suggestions.slice(0, maxShown).map((file) => (
        <div key={file.applicationId} className="pt-2">
          <p className="flex items-center gap-1.5">
            <StatusMark status={file.status} />
            <span>
              <b>{file.name}</b>, {file.reference}
            </span>
          </p>
          <p>{describeReason(file, message)} Nobody has checked it.</p>
          <Choices>
            <Button
              kind="line"
              busy={isPending && 'Saving…'}
              onClick={() => say(file.applicationId, 'linked')}
            >
              Belongs together<span className="sr-only"> with {file.reference}</span>
            </Button>
            <Button kind="bare" onClick={() => say(file.applicationId, 'refused')}>
              Not the same person<span className="sr-only"> as {file.reference}</span>
            </Button>
          </Choices>
        </div>
      ))}
      {suggestions.length > maxShown && (
        <p>
          {suggestions.length - maxShown} more have this address. Look for the right one by its reference.
        </p>
      )}
      {!link && (
        <>
          {suggestions.length === 0 && <p>No file has this address, and the message names none.</p>}
          <Choices>
            <Button kind="bare" onClick={() => setChoosing(!isChoosing)}>
              {suggestions.length === 0 ? 'Choose a file' : 'Another file'}
            </Button>
          </Choices>
        </>
      )}
      {isChoosing && <ApplicationSearch onChoose={(id) => say(id, 'linked')} />}
    </section>
  )
}

const maxShown = 5

const Choices = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap gap-1 pt-1">{children}</p>
)

function describeReason({ reason }: Pick<ApplicationOfMessage, 'reason'>, { email }: Message): string {
  const words = labelOf(linkReasons, reason)
  return reason.endsWith('-address') ? `${words}, ${email}.` : `${words}.`
}

function ApplicationSearch({ onChoose }: { onChoose: (applicationId: string) => void }) {
  const [q, setQ] = useState('')
  const { data } = useQuery({
    queryKey: ['/api/applications', 'for a message', q],
    queryFn: () => answerOf(api.GET('/api/applications/desk', { params: { query: { q, pageSize: 25 } } })),
    enabled: q.trim().length > 1,
  })
  return (
    <div className="grid gap-2 pt-2">
      <Field label="Find the file" help="By name, firm, phone, email or reference.">
        <Input type="search" value={q} autoFocus onChange={({ target }) => setQ(target.value)} />
      </Field>
      {data && q.trim().length > 1 && (
        <ul>
          {data.applications.slice(0, 8).map((application) => (
            <li key={application.id}>
              <Button kind="bare" className="text-start" onClick={() => onChoose(application.id)}>
                <StatusMark status={application.status} /> {caseNameOf(application)}, {application.reference}
              </Button>
            </li>
          ))}
          {data.applications.length === 0 && <li>Nothing found.</li>}
        </ul>
      )}
    </div>
  )
}
