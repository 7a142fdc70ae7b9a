import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { emailsApi } from '../../api.ts'
import type { ApplicationEmail, EmailLetter, NewMail } from '../../schema.ts'

const api = createApi<RoutesOf<typeof emailsApi>>()
const byId = (id: string) => ({ path: { id } })

export const useEmailForm = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [applicationsPath, id, 'mail-desk'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/mail-desk', { params: byId(id) })),
    enabled,
  })

export function useWriteMail(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewMail) =>
      answerOf(api.POST('/api/applications/{id}/mails', { params: byId(id), body })),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}

export function useUndoMail(id: string, onUndone: (mail: ApplicationEmail) => void) {
  const client = useQueryClient()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (mailId: string) =>
      answerOf(api.POST('/api/applications/{id}/mails/{mailId}/undo', { params: { path: { id, mailId } } })),
    onSuccess: onUndone,
    onError: (error) => reportFailure(error, 'Failed to take the mail back', 'Not taken back'),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}

export const usePreview = (id: string, body: EmailLetter) =>
  useQuery({
    queryKey: [applicationsPath, id, 'mail-preview', body],
    queryFn: () => answerOf(api.POST('/api/applications/{id}/mails/preview', { params: byId(id), body })),
    gcTime: 0,
  })
