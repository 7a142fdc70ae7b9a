import { reasonOf } from '#features/admin/components/api.ts'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { EmailLetter } from '../../schema.ts'
import { usePreview } from './mail-queries.ts'

type MailAsReadProps = { applicationId: string; letter: EmailLetter }

export function MailAsRead({ applicationId, letter }: MailAsReadProps) {
  const { data, error } = usePreview(applicationId, letter)
  if (error) return <p className="k-red px-4 py-2">{reasonOf(error, 'The mail could not be shown.')}</p>
  if (!data) return <Wait />
  return (
    <article className="k-words k-scroll mail-letter" aria-label="The mail as they see it">
      <p className="k-small">
        To {data.to}
        <b className="block">{data.subject}</b>
      </p>
      <h4 className="k-name">{data.heading}</h4>
      {data.paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and their order is all they have.
        <p key={place}>{paragraph}</p>
      ))}
      {data.facts.map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
      <p>
        <u>{data.link}</u>
      </p>
      <p>{data.afterword}</p>
      <p className="text-soft">{data.signature}</p>
      {data.files.length > 0 && <p className="text-soft">Attached: {data.files.join(', ')}</p>}
    </article>
  )
}
