import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { formatMoment } from '#site/staff-format.ts'
import { useMentions } from './colleague-queries.ts'

/** Links to the applications whose notes mention the person. Shows nothing when there are none. */
export function MentionsMark() {
  const unread = useMentions()
  const menu = useRef<HTMLDetailsElement>(null)
  if (!unread || unread.count === 0) return null
  const close = () => menu.current?.removeAttribute('open')
  return (
    <details
      ref={menu}
      className="admin-mentions"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
    >
      <summary>
        {unread.count}
        <span className="max-md:sr-only">&nbsp;{unread.count === 1 ? 'mention' : 'mentions'}</span>
      </summary>
      <ul className="admin-mentions-list">
        {unread.mentions.map(({ id, applicationId, reference, by, mentionedAt }) => (
          <li key={id}>
            <Link to={paths.adminApplicationNotes(applicationId)} onClick={close}>
              <span className="font-semibold">{by}</span> mentioned you in {reference}
              <span className="block text-small text-soft">{formatMoment(mentionedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
