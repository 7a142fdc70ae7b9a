import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { abandonCalls } from '#features/admin/components/api.ts'
import { paths } from '#site/paths.ts'
import { useToast } from '#ui/toast.tsx'
import { tellOtherTabs } from './session-news.ts'
import { logOut } from './sign-in-calls.ts'

const loggedOut = 'You have been successfully logged out'
const loggedOutHere =
  'On this screen only: the server could not be told. Sign in and log out again when you are back online.'

/** Signs out here even if the server can't be reached: nothing stays in the browser's memory. */
export function useLogOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()

  return async () => {
    // Otherwise the server would refuse each pending call, in the browser's log.
    await queries.cancelQueries()
    abandonCalls()
    const isTold = await logOut().then(
      () => true,
      () => false,
    )
    toast({ title: 'Logged out', description: isTold ? loggedOut : loggedOutHere })
    await navigate(isTold ? paths.adminLogin : paths.adminLoggedOut, { replace: true })
    // Clearing earlier would make the screen ask who is signed in, and go to the sign-in form a second time.
    queries.clear()
    tellOtherTabs('ended')
  }
}
