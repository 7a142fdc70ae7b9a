import { useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { type Credentials, type SignInAnswer, signIn as send } from './sign-in-calls.ts'

type Problem = { field: 'email' | 'password'; words: string }

export function useSignIn(onAnswer: (answer: SignInAnswer) => void) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function signIn(given: Credentials) {
    if (isSending) return
    const { email, password } = given
    if (email === '' && !password) return setProblem(noEmail)
    if (!password) return setProblem({ field: 'password', words: 'Please enter a password' })
    setSending(true)
    setProblem(undefined)
    try {
      // Without an email it's the first owner, who may have none. The form doesn't say so, and asks everybody alike.
      onAnswer(await send(email ? given : { password }))
    } catch (error) {
      setProblem(refusalOf(error, given))
    } finally {
      setSending(false)
    }
  }

  return { isSending, problem, signIn }
}

const noEmail: Problem = { field: 'email', words: 'Please enter your email' }

/** Throttling gets the full explanation; any other failure gets one fixed sentence. */
function refusalOf(error: unknown, { email }: Credentials): Problem {
  const failed = 'Login failed. Please try again.'
  const at = (words: string): Problem => ({ field: 'password', words })
  if (!(error instanceof ApiError)) return at(failed)
  if (error.errors.email?.[0]) return { field: 'email', words: error.errors.email[0] }
  if (error.status === 401 && email === '') return noEmail
  if (error.status === 401)
    return at(email === undefined ? 'Invalid admin password' : reasonOf(error, failed))
  return at(error.status === 429 ? reasonOf(error, failed) : failed)
}
