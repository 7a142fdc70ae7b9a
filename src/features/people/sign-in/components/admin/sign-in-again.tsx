import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sessionEnded } from '#features/admin/components/api.ts'
import { paths } from '#site/paths.ts'
import { Dialog } from '#ui/dialog.tsx'
import { openSessionNews, type SessionNews, tellOtherTabs } from './session-news.ts'
import { fetchSession } from './sign-in-calls.ts'
import { SignInForm } from './sign-in-form.tsx'

/** While it is set, admin.css hides everything but this dialog, from eyes and from screen readers. */
const locked = 'data-locked'

/**
 * A session that ends must not take with it what is being typed: the password is asked over the page, which stays, but hidden.
 * Every tab of the browser hears of it.
 */
export function SignInAgain() {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()

  useEffect(() => {
    const page = document.documentElement
    const channel = openSessionNews()
    const lock = () => {
      page.setAttribute(locked, '')
      setOpen(true)
    }
    // Shown again before the dialog closes: it gives the focus back to where it was.
    const unlock = () => {
      page.removeAttribute(locked)
      setOpen(false)
      queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    const end = () => {
      lock()
      channel.postMessage('ended' satisfies SessionNews)
    }
    // From the back/forward cache a page comes as it was, whoever is signed in by now.
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      page.setAttribute(locked, '')
      const isSignedIn = await fetchSession().then(
        ({ isAuthenticated }) => isAuthenticated,
        () => false,
      )
      if (isSignedIn) unlock()
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
  }, [queries])

  return (
    <div className="sign-in-again">
      <Dialog
        open={isOpen}
        onClose={() => window.location.assign(paths.adminLogin)}
        closeLabel="Leave this page"
        title="Please sign in again"
        initialFocus={field}
      >
        <p className="mb-5">Your session has ended. Nothing you typed is lost: sign in, then save again.</p>
        {/* This tab listens too, and goes on with the others. */}
        <SignInForm onSignedIn={() => tellOtherTabs('started')} field={field} />
      </Dialog>
    </div>
  )
}
