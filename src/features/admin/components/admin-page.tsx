import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Glyph } from '../kit/components/glyph.tsx'
import { PageHead } from '../kit/components/page-head.tsx'

type AdminPageProps = {
  title: string
  back?: boolean
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, back = true, actions, children }: AdminPageProps) {
  return (
    <>
      <PageHead title={title} before={back && <BackToDashboard />}>
        {actions}
      </PageHead>
      <div className="admin-width grid gap-5 py-4">{children}</div>
    </>
  )
}

function BackToDashboard() {
  return (
    <TextLink to={paths.admin} className="inline-flex min-h-tap items-center gap-2 text-small">
      <Glyph name="back" />
      Back to Dashboard
    </TextLink>
  )
}
