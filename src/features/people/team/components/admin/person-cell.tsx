import type { ReactNode } from 'react'
import { Initials } from '#features/admin/components/initials.tsx'

type PersonCellProps = {
  name: string
  email: string | null
  isYou?: boolean
  /** On a phone the other columns are told here. */
  children: ReactNode
}

export function PersonCell({ name, email, isYou, children }: PersonCellProps) {
  return (
    <th scope="row">
      <span className="flex items-center gap-3">
        <Initials name={name} />
        <span className="min-w-0">
          <span className="settings-name wrap-anywhere">{name}</span>
          {isYou && <span className="font-normal text-soft"> (you)</span>}
          <small className="wrap-anywhere font-normal">{email ?? 'No email yet'}</small>
          <small className="font-normal md:hidden">{children}</small>
        </span>
      </span>
    </th>
  )
}
