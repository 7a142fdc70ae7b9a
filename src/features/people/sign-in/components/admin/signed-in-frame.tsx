import type { ReactNode } from 'react'
import { AdminFrame } from '#features/admin/components/admin-frame.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { MentionsMark } from '#features/people/colleagues/components/admin/mentions-mark.tsx'
import { useLogOut } from './use-log-out.ts'

export function SignedInFrame({ children }: { children: ReactNode }) {
  const seesFiles = useMayEnter('files')
  return (
    <AdminFrame onLogOut={useLogOut()} marks={seesFiles && <MentionsMark />}>
      {children}
    </AdminFrame>
  )
}
