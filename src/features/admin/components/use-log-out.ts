import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useToast } from '#ui/toast.tsx'
import { apiRequest } from './api.ts'

/** Signs out here even when the server cannot be told: nothing of what was shown stays in the browser's memory. */
export function useLogOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()

  return async () => {
    await apiRequest('POST', '/api/admin/logout').catch(() => undefined)
    queries.clear()
    toast({ title: 'Logged out', description: 'You have been successfully logged out' })
    await navigate(paths.adminLogin, { replace: true })
  }
}
