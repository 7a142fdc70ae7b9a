import { useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { type SignInAnswer, signIn as send } from './sign-in-calls.ts'

/** One attempt at a time; errors show in the field. */
export function useSignIn(onAnswer: (answer: SignInAnswer) => void) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function signIn(password: string) {
    if (isSending) return
    if (!password) return setProblem('Please enter a password')
    setSending(true)
    setProblem(undefined)
    try {
      onAnswer(await send(password))
    } catch (error) {
      setProblem(refusalOf(error))
    } finally {
      setSending(false)
    }
  }

  return { isSending, problem, signIn }
}

/** Throttling gets the full explanation; any other failure gets one fixed sentence. */
function refusalOf(error: unknown): string {
  const failed = 'Login failed. Please try again.'
  if (!(error instanceof ApiError)) return failed
  if (error.status === 401) return 'Invalid admin password'
  return error.status === 429 ? reasonOf(error, failed) : failed
}
