import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplicantRole } from '#domain/applications.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { templatesApi } from '../../api.ts'
import type { TemplateChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof templatesApi>>()

const path = '/api/checklist-templates/{role}'
const keyOf = (role: ApplicantRole) => ['/api/checklist-templates', role]

export const useTemplate = (role: ApplicantRole) =>
  useQuery({
    queryKey: keyOf(role),
    queryFn: () => answerOf(api.GET(path, { params: { path: { role } } })),
    staleTime: 0,
  })

export function useSaveTemplate(role: ApplicantRole) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TemplateChange) => answerOf(api.PUT(path, { params: { path: { role } }, body })),
    onSuccess: (answer) => queries.setQueryData(keyOf(role), answer),
  })
}
