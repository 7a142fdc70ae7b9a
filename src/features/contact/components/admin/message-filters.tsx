import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { Input } from '#ui/input.tsx'
import { type MessageState, type MessagesOverview, messageStates } from '../../schema.ts'
import { useMessagePlace } from './message-place.ts'
import { useMessagesOverview } from './message-queries.ts'

const labels: Record<MessageState, string> = {
  all: 'All',
  unread: 'Unread',
  unanswered: 'To answer',
  overdue: 'Overdue',
  answered: 'Answered',
  spam: 'Spam',
}

const countOf = (state: MessageState, overview: MessagesOverview | undefined) =>
  state === 'all' || state === 'answered' ? undefined : overview?.[state]

export function MessageFilters() {
  const { place, searchFor } = useMessagePlace()
  const overview = useMessagesOverview().data
  return (
    <div className="grid gap-3">
      <nav aria-label="Messages to show">
        <ul className="flex flex-wrap gap-1">
          {messageStates.map((state) => {
            const count = countOf(state, overview)
            return (
              <li key={state}>
                <Link
                  to={{ search: searchFor({ state, page: 1, message: undefined }) }}
                  aria-current={state === place.state ? 'page' : undefined}
                  className="message-pile"
                >
                  {labels[state]}
                  {count ? ` (${count})` : ''}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <Form role="search" method="get" className="flex items-end gap-2">
        {place.state !== 'all' && <input type="hidden" name="state" value={place.state} />}
        <Field label="Search messages" className="flex-1">
          <Input key={place.q} type="search" name="q" defaultValue={place.q} />
        </Field>
        <Button type="submit" variant="outline" size="icon" aria-label="Search">
          <SearchIcon />
        </Button>
      </Form>
    </div>
  )
}
