import type { ReactNode } from 'react'
import { Initials } from '#features/admin/components/initials.tsx'
import { classNames } from '#ui/class-names.ts'
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
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-3 text-small">
      <Initials name={who} isGuest={did === 'wrote'} />
      <p>
        <b>
          {who} {did}
        </b>
      </p>
      <time className="k-small" dateTime={at}>
        {formatLetterTime(at)}
      </time>
      <p
        className={classNames(
          'col-[2/-1] max-w-[62ch] pt-1 max-md:col-span-full',
          did === 'answered' ? 'whitespace-pre-wrap text-body text-soft' : 'k-words',
        )}
      >
        {text}
      </p>
      {children && <div className="col-[2/-1] grid justify-items-start gap-1 pt-1.5">{children}</div>}
    </article>
  )
}
