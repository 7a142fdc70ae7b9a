import type { ReactNode } from 'react'
import { AdminFrame } from '#features/admin/components/admin-frame.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { LiveProvider } from '#features/live/components/admin/live-provider.tsx'
import { MentionsMark } from '#features/people/colleagues/components/admin/mentions-mark.tsx'
import { useLogOut } from './use-log-out.ts'

/** `mark` is where the live news were when the page was made. */
export function SignedInFrame({ mark, children }: { mark: string; children: ReactNode }) {
  const seesFiles = useMayEnter('files')
  return (
    <LiveProvider mark={mark}>
      <AdminFrame onLogOut={useLogOut()} marks={seesFiles && <MentionsMark />}>
        {children}
      </AdminFrame>
    </LiveProvider>
  )
}
