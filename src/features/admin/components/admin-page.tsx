import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { TextLink } from '#ui/text-link.tsx'

type AdminPageProps = {
  title: string
  back?: boolean
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, back = true, actions, children }: AdminPageProps) {
  return (
    <div className="admin-width grid gap-6 py-6">
      <div className="grid gap-2">
        {back && (
          <p>
            <TextLink to={paths.admin} className="inline-flex min-h-tap items-center gap-2">
              <ArrowRightIcon className="size-[1em] rotate-180" />
              Back to Dashboard
            </TextLink>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1>{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}
