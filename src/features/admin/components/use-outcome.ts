import { useToast } from '#ui/toast.tsx'
import type { ToastOptions } from '#ui/toast-store.ts'
import { reasonOf } from './api.ts'

export function useOutcome() {
  const { toast } = useToast()
  return {
    reportSuccess: (title: string, more: ToastOptions = {}) => toast({ title, ...more }),
    reportFailure: (error: unknown, fallback: string, title = 'Error') =>
      toast({ title, description: reasonOf(error, fallback), variant: 'destructive' }),
  }
}
