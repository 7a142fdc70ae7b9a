import { Link } from 'react-router'
import { filterParams } from '#features/applications/components/admin/list-state.ts'
import { filtersSchema } from '#features/applications/schema/rows.ts'
import { useViews } from '#features/desk/views/components/admin/view-queries.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { type Queue, queues, type Today } from '../../schema.ts'

type Bounded = Today['open']
export const sayCount = ({ total, isMore }: Bounded) => `${formatNumber(total)}${isMore ? '+' : ''}`
const count = (amount: number, one: string, many = `${one}s`) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`

/** Each queue has its key, and leads to exactly its applications. */
export function QueueList({ today, isShared }: { today: Today; isShared: boolean }) {
  const shown = queues.filter(({ value }) => isShared || value !== 'mine')
  return (
    <>
      <ul className="today-queues">
        {shown.map(({ value, label, filters, keys }) => (
          <li key={value}>
            <Link
              to={`${paths.adminApplications}?${filterParams(filters)}`}
              className={classNames(
                value === 'late' && today.queues.late.total > 0 && 'today-hot',
                today.queues[value].total === 0 && 'today-nil',
              )}
            >
              <span className="today-count">{sayCount(today.queues[value])}</span>
              <span>
                <b>{label}</b>
                <small>{describe(value, today)}</small>
              </span>
              <span aria-hidden="true" className="today-keys">
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="today-hint today-keys" aria-hidden="true">
        Press <kbd>g</kbd>, then the letter.
      </p>
    </>
  )
}

function describe(queue: Queue, today: Today): string {
  switch (queue) {
    case 'late':
      return today.queues.late.total > 0 ? 'By their clocks' : 'Nothing is late'
    case 'unread':
      return 'Not opened by you'
    case 'judge':
      return count(today.documentsToJudge, 'document')
    case 'reply':
      return [count(today.replies, 'reply', 'replies'), count(today.linksWanted, 'new link')].join(', ')
    case 'followUp':
      return 'By the end of today'
    case 'mine':
      return 'Open and yours'
  }
}

export function SavedViews() {
  const { data } = useViews()
  if (!data || data.saved.length === 0) return null
  return (
    <section aria-labelledby="today-views" className="today-views">
      <h2 id="today-views" className="today-head">
        Saved views
      </h2>
      <ul className="today-saved">
        {data.saved.map(({ id, name, filters, sort, count: found }) => {
          const params = filterParams(filtersSchema.parse(filters))
          if (sort) params.set('sort', sort)
          return (
            <li key={id}>
              <Link to={`${paths.adminApplications}?${params}`}>
                {name} <span>{sayCount(found)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
