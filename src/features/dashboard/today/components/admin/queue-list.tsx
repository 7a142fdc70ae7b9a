import { Link } from 'react-router'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
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
      <ul className="k-lines -mx-2 border-t border-rule max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
        {shown.map(({ value, label, filters, keys }) => (
          <li key={value}>
            <Link
              to={`${paths.adminApplications}?${filterParams(filters)}`}
              className={classNames(
                'min-h-15 grid-cols-[minmax(3rem,max-content)_minmax(0,1fr)_auto] px-2',
                value === 'late' && today.queues.late.total > 0 && 'k-red',
                today.queues[value].total === 0 && 'k-quiet',
              )}
            >
              <span className="k-number">{sayCount(today.queues[value])}</span>
              <span>
                <b>{label}</b>
                <small className="max-md:hidden">{describe(value, today)}</small>
              </span>
              <span className="flex gap-0.5">
                {keys.split(' ').map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="k-small flex gap-1 py-3 max-md:hidden" aria-hidden="true">
        Press <KeyCap>g</KeyCap>, then the letter.
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
    <section aria-labelledby="today-views" className="max-md:hidden">
      <SectionHead id="today-views" title="Saved views" isRuled />
      <ul className="k-lines -mx-2 border-t border-rule">
        {data.saved.map(({ id, name, filters, sort, count: found }) => {
          const params = filterParams(filtersSchema.parse(filters))
          if (sort) params.set('sort', sort)
          return (
            <li key={id}>
              <Link
                to={`${paths.adminApplications}?${params}`}
                className="grid-cols-[minmax(0,1fr)_auto] px-2"
              >
                {name} <span className="k-small">{sayCount(found)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
