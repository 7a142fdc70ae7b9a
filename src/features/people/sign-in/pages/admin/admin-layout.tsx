import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFailure } from '#features/admin/components/admin-failure.tsx'
import { createQueryClient } from '#features/admin/components/query-client.ts'
import { pageContext } from '#lib/page-context.ts'
import { signInPath } from '#site/paths.ts'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { AuthGuard } from '../../components/admin/auth-guard.tsx'
import { SignInAgain } from '../../components/admin/sign-in-again.tsx'
import { SignedInFrame } from '../../components/admin/signed-in-frame.tsx'
import type { Route } from './+types/admin-layout.ts'
import '#features/admin/components/admin.css'

/** Runs before every loader below it, whichever of them is asked for: no guarded screen can be forgotten. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    if (!(await context.get(pageContext).isAdmin())) throw redirect(signInPath(new URL(request.url)))
  },
]

/** There so that the router asks the server, and with it the middleware, when it moves between screens. */
export const loader = () => null

/** Another query is the same screen: it is shown at once, and with no connection, too. Its calls are guarded themselves. */
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
