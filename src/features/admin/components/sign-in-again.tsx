import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { sessionEnded } from './api.ts'
import { SignInForm } from './sign-in-form.tsx'

/** A session that ends must not take with it what is being typed: the password is asked over the page, which stays. */
export function SignInAgain() {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()

  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(sessionEnded, open)
    return () => window.removeEventListener(sessionEnded, open)
  }, [])

  function goOn() {
    setOpen(false)
    queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
  }

  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Please sign in again" initialFocus={field}>
      <p className="mb-5">Your session has ended. Nothing you typed is lost: sign in, then save again.</p>
      <SignInForm onSignedIn={goOn} field={field} />
    </Dialog>
  )
}
