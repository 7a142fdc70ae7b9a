import { Fragment } from 'react'
import { Link } from 'react-router'
import { Initials } from '#features/admin/components/initials.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { nameBrowser } from '#lib/browser-name.ts'
import { formatDate, formatTime } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import type { LogEntry } from '../../schema.ts'
import { nameWho, nameWhom, sayDetail, sayWhat } from './entry-words.ts'
import { useLogPlace } from './log-place.ts'

export const rowIdOf = (number: number) => `entry-${number}`

const dayOf = (moment: string) =>
  formatDate(moment, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

function sayDay(moment: string): string {
  const day = dayOf(moment)
  return day === dayOf(new Date().toISOString()) ? 'Today' : day
}

export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const days = Map.groupBy(entries, ({ happenedAt }) => sayDay(happenedAt))
  return (
    <Table caption="Access log" className="log-table">
      <thead className="max-md:sr-only">
        <tr>
          {['Time', 'Who', 'Did', 'Whose', 'Detail', 'From'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {[...days].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr className="log-day">
            <th scope="rowgroup" colSpan={6}>
              {day}
            </th>
          </tr>
          {ofDay.map((entry) => (
            <Row key={entry.number} entry={entry} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

const alarming = ['sign-in-refused', 'sign-in-slowed', 'second-factor-refused']

function Row({ entry }: { entry: LogEntry }) {
  const { place, searchFor } = useLogPlace()
  const { number, action, happenedAt, address, browser } = entry
  const isOpen = place.entry === number
  const where = [address, browser && nameBrowser(browser).split(' on ')[0]].filter(Boolean)
  return (
    <tr className={classNames('log-row', isOpen && 'log-open')}>
      <td>
        <Link
          id={rowIdOf(number)}
          to={{ search: searchFor({}, number) }}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          aria-label={`Entry ${number}, ${formatTime(happenedAt)}`}
        >
          <time dateTime={happenedAt}>{formatTime(happenedAt)}</time>
        </Link>
      </td>
      <td>
        <span className={classNames('flex items-center gap-2', !entry.person && 'k-quiet')}>
          <Initials name={entry.person?.name ?? '–'} />
          {nameWho(entry)}
        </span>
      </td>
      <td className={alarming.includes(action) ? 'font-semibold text-error' : undefined}>{sayWhat(entry)}</td>
      <td className="k-name">{nameWhom(entry)}</td>
      <td className="log-detail text-soft">{sayDetail(entry)}</td>
      <td className="text-soft">
        {where.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </td>
    </tr>
  )
}
