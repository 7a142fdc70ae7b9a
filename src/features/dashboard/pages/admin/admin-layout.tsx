import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { mayEnter } from '#domain/roles.ts'
import { AdminFailure } from '#features/admin/components/admin-failure.tsx'
import { NotIncluded } from '#features/admin/components/not-included.tsx'
import { createQueryClient } from '#features/admin/components/query-client.ts'
import { PersonProvider } from '#features/admin/components/signed-in-person.ts'
import { readLiveMark } from '#features/live/data.ts'
import { AuthGuard } from '#features/people/sign-in/components/admin/auth-guard.tsx'
import { ConfirmIdentity } from '#features/people/sign-in/components/admin/confirm-identity.tsx'
import { SignInAgain } from '#features/people/sign-in/components/admin/sign-in-again.tsx'
import type { SignedInPerson } from '#lib/access.ts'
import { pageContext } from '#lib/page-context.ts'
import { roomOf } from '#site/admin-navigation.ts'
import { signInPath } from '#site/paths.ts'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { SignedInFrame } from '../../components/admin/signed-in-frame.tsx'
import type { Route } from './+types/admin-layout.ts'
import '#features/admin/components/admin.css'

/** Runs before every loader below it, so that no screen can be left unguarded. */
export const middleware: Route.MiddlewareFunction[] = [
  // The request's own address ends in .data when the router asks for a screen without its page.
  async ({ context, url }) => {
    const { session } = await context.get(pageContext).findSession()
    if (!session) throw redirect(signInPath(url))
  },
]

/**
 * Makes the router run the middleware between screens. A refusal thrown here would lose the frame, so it's returned.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, findSession } = context.get(pageContext)
  const { session } = await findSession()
  if (!session) throw redirect(signInPath(url))
  const { person } = session
  const isIncluded = mayEnter(person.role, roomOf(url.pathname))
  const mark = await readLiveMark(db)
  return data({ person, isIncluded, mark }, { status: isIncluded ? 200 : 403 })
}

/** A changed query shows at once, even offline. The same address twice means that somebody has signed in again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]

export default function AdminLayout({ loaderData: { person, isIncluded, mark } }: Route.ComponentProps) {
  return (
    // The next person sees nothing of what the last one has read.
    <SignedInArea key={person.id} person={person} mark={mark}>
      {isIncluded ? <Outlet /> : <NotIncluded />}
    </SignedInArea>
  )
}

type SignedInAreaProps = { person: SignedInPerson; mark: string; children: ReactNode }

function SignedInArea({ person, mark, children }: SignedInAreaProps) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <PersonProvider value={person}>
        <TooltipProvider>
          <div className="compact admin">
            <AuthGuard>
              <SignedInFrame mark={mark}>{children}</SignedInFrame>
            </AuthGuard>
            <ConfirmIdentity />
            <SignInAgain />
          </div>
        </TooltipProvider>
      </PersonProvider>
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  return (
    <div className="compact admin">
      <AdminFailure />
    </div>
  )
}
