import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { useToast } from '#ui/toast.tsx'

export function useRefuseDecision() {
  const { toast } = useToast()
  return (status: ApplicationStatus) =>
    void toast({
      title: `${statusOf(status).label} is decided one by one`,
      description: 'Open each application, or select just one.',
      variant: 'destructive',
    })
}
