import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFailure } from '#features/admin/components/admin-failure.tsx'
import { createQueryClient } from '#features/admin/components/query-client.ts'
import { pageContext } from '#lib/page-context.ts'
import { mayEnter } from '#site/choices/roles.ts'
import { roomOf } from '#site/navigation.ts'
import { signInPath } from '#site/paths.ts'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { AuthGuard } from '../../components/admin/auth-guard.tsx'
import { SignInAgain } from '../../components/admin/sign-in-again.tsx'
import { SignedInFrame } from '../../components/admin/signed-in-frame.tsx'
import type { Route } from './+types/admin-layout.ts'
import '#features/admin/components/admin.css'

/** Runs before every loader below it, so that no screen can be left unguarded. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    const url = new URL(request.url)
    const { session } = await context.get(pageContext).findSession()
    if (!session) throw redirect(signInPath(url))
    if (!mayEnter(session.person.role, roomOf(url.pathname))) throw data(null, { status: 403 })
  },
]

/** Makes the router ask the server, and so run the middleware, when moving between screens. */
export const loader = () => null

/** A changed query stays on the same screen, so it shows at once, even offline. Its calls have their own guards. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }]

export default function AdminLayout() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <div className="compact admin">
          <AuthGuard>
            <SignedInFrame>
              <Outlet />
            </SignedInFrame>
          </AuthGuard>
          <SignInAgain />
        </div>
      </TooltipProvider>
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
