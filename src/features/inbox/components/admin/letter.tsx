import type { ReactNode } from 'react'
import { Initials } from '#features/admin/components/initials.tsx'
import { formatLetterTime } from './inbox-words.ts'

type LetterProps = {
  who: string
  did: 'wrote' | 'answered'
  at: string
  text: string
  children?: ReactNode
}

/** Plain text: nothing in it is markup. */
export function Letter({ who, did, at, text, children }: LetterProps) {
  return (
    <article className="inbox-letter" data-ours={did === 'answered' || undefined}>
      <Initials name={who} />
      <p className="inbox-who">
        <b>
          {who} {did}
        </b>
      </p>
      <time dateTime={at}>{formatLetterTime(at)}</time>
      <p className="inbox-words">{text}</p>
      {children && <div className="inbox-fate">{children}</div>}
    </article>
  )
}
