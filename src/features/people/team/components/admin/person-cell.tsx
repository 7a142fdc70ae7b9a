import type { ReactNode } from 'react'
import { Initials } from '#features/admin/components/initials.tsx'

type PersonCellProps = {
  name: string
  email: string | null
  isYou?: boolean
  children: ReactNode
}

export function PersonCell({ name, email, isYou, children }: PersonCellProps) {
  return (
    <th scope="row" className="md:min-w-52">
      <span className="flex items-center gap-3">
        <Initials name={name} />
        <span className="min-w-0">
          <span className="k-name max-md:wrap-anywhere">{name}</span>
          {isYou && <span className="font-normal text-soft"> (you)</span>}
          <small className="font-normal max-md:wrap-anywhere">{email ?? 'No email yet'}</small>
          <small className="font-normal md:hidden">{children}</small>
        </span>
      </span>
    </th>
  )
}
