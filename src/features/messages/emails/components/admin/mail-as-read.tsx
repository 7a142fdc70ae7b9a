import { reasonOf } from '#features/admin/components/api.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { EmailLetter } from '../../schema.ts'
import { usePreview } from './mail-queries.ts'

type MailAsReadProps = { applicationId: string; letter: EmailLetter }

export function MailAsRead({ applicationId, letter }: MailAsReadProps) {
  const { data, error } = usePreview(applicationId, letter)
  if (error) return <p className="file-risk">{reasonOf(error, 'The mail could not be shown.')}</p>
  if (!data) return <LoadingText />
  return (
    <article className="mail-letter" aria-label="The mail as they see it">
      <p className="mail-letter-to">
        To {data.to}
        <b>{data.subject}</b>
      </p>
      <h4>{data.heading}</h4>
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
      <p className="mail-letter-end">{data.signature}</p>
      {data.files.length > 0 && <p className="mail-letter-end">Attached: {data.files.join(', ')}</p>}
    </article>
  )
}
