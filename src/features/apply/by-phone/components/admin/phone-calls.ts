import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { phoneApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof phoneApi>>()

export const usePhoneForm = () =>
  useQuery({
    queryKey: ['/api/applications/phone'],
    queryFn: () => answerOf(api.GET('/api/applications/phone')),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

type Taken = { role: string; key: string; company: string; consentVersion: string; read: string[] }

export const sendPhoneApplication = (body: Typed & Taken) =>
  answerOf(api.POST('/api/applications/phone', { body }))
