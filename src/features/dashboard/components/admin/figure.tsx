import { Link, type To } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type FigureProps = {
  count: number
  one: string
  many: string
  to: To
  /** Makes any count above zero stand out. */
  isAlarming?: boolean
}

/** A count that links to the list behind it. */
export function Figure({ count, one, many, to, isAlarming }: FigureProps) {
  return (
    <li>
      <Link to={to} className={classNames('admin-figure', isAlarming && count > 0 && 'admin-figure-alarm')}>
        <span className="admin-figure-count">{count}</span> {count === 1 ? one : many}
      </Link>
    </li>
  )
}
