import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sessionEnded } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { paths } from '#site/paths.ts'
import { openSessionNews, type SessionNews, tellOtherTabs } from './session-news.ts'
import { fetchSession, visitorQuery } from './sign-in-calls.ts'
import { SignInSteps } from './sign-in-steps.tsx'

/** While set, admin.css hides everything but this dialog, from eyes and screen readers. */
const locked = 'data-locked'

/** Covers the page in every tab, so that an ended session doesn't lose unsaved text. */
export function SignInAgain() {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const { email } = usePerson()
  const { data: visitor } = useQuery({ ...visitorQuery, enabled: isOpen })
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const page = document.documentElement
    const channel = openSessionNews()
    const lock = () => {
      page.setAttribute(locked, '')
      setOpen(true)
    }
    // Show the page before the dialog closes, so that focus can return to its place.
    const unlock = async () => {
      // If somebody else signed in, they must not see what the first person had opened.
      await revalidate()
      page.removeAttribute(locked)
      setOpen(false)
      queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const end = () => {
      lock()
      channel.postMessage('ended' satisfies SessionNews)
    }
    // The back/forward cache restores a page as it was, no matter who is signed in now.
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      page.setAttribute(locked, '')
      const isSignedIn = await fetchSession().then(
        ({ isAuthenticated }) => isAuthenticated,
        () => false,
      )
      if (isSignedIn) await unlock()
      else lock()
    }
    channel.onmessage = ({ data }: MessageEvent<SessionNews>) => (data === 'ended' ? lock() : unlock())
    window.addEventListener(sessionEnded, end)
    window.addEventListener('pageshow', comeBack)
    return () => {
      channel.close()
      window.removeEventListener(sessionEnded, end)
      window.removeEventListener('pageshow', comeBack)
      page.removeAttribute(locked)
    }
  }, [queries, revalidate])

  return (
    <div className="sign-in-again">
      <Dialog
        open={isOpen}
        onClose={() => window.location.assign(paths.adminLogin)}
        closeLabel="Leave this page"
        title="Please sign in again"
        initialFocus={field}
      >
        <SignInSteps
          // This tab listens too, and unlocks along with the others.
          onSignedIn={() => tellOtherTabs('started')}
          // Any longer step takes a page of its own.
          onLongStep={() => window.location.assign(paths.adminLogin)}
          asksForEmail={visitor?.asksForEmail}
          email={email ?? undefined}
          field={field}
        >
          <p>Your session has ended. Nothing you typed is lost: sign in, then save again.</p>
        </SignInSteps>
      </Dialog>
    </div>
  )
}
