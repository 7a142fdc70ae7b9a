import type { ReactNode } from 'react'
import { AdminFrame } from '#features/admin/components/admin-frame.tsx'
import { useLogOut } from './use-log-out.ts'

export function SignedInFrame({ children }: { children: ReactNode }) {
  return <AdminFrame onLogOut={useLogOut()}>{children}</AdminFrame>
}
