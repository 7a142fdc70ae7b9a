import type { ReactNode } from 'react'
import { Say } from '#features/admin/kit/components/say.tsx'
import type { DecisionLetter } from '../../content/letter.ts'

type MailPreviewProps = {
  to: string
  letter: DecisionLetter
  /** The sentence that follows from the chosen reason. */
  marked?: string | undefined
  /** Stands here instead of the letter while somebody edits it. */
  children?: ReactNode
}

/** The house letter adds the reference, the link to the case page and where to answer. */
export function MailPreview({ to, letter, marked, children }: MailPreviewProps) {
  return (
    <Say>
      <dl className="k-facts font-sans">
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>
            <b>{letter.subject}</b>
          </dd>
        </div>
      </dl>
      <div className="grid gap-2.5 pt-3 whitespace-pre-line">
        {children ?? (
          <>
            <p>
              <b>{letter.heading}</b>
            </p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Marked text={paragraph} part={marked} />
              </p>
            ))}
            {letter.facts.length > 0 && (
              <dl className="k-facts font-sans">
                {letter.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
      </div>
    </Say>
  )
}

function Marked({ text, part }: { text: string; part: string | undefined }) {
  const at = part ? text.indexOf(part) : -1
  if (!part || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
