import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { StateCode } from '#domain/states.ts'
import { answerOf, createApi, fileAsBody } from '#features/admin/components/api.ts'
import type { contractsSwitchApi } from '#features/contract-forms/switch/api.ts'
import type { ContractSettingsChange } from '#features/contract-forms/switch/schema.ts'
import type { contractFormsApi, formLettersApi } from '#features/contract-forms/templates/api.ts'
import type {
  ApprovalChanges,
  ContractForm,
  LineChanges,
  NewConfirmation,
} from '#features/contract-forms/templates/schema/forms.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { formPreviewApi } from '../../api.ts'

const api =
  createApi<
    RoutesOf<
      typeof contractFormsApi | typeof formLettersApi | typeof formPreviewApi | typeof contractsSwitchApi
    >
  >()

const forms = '/api/admin/contract-forms'
const form = '/api/admin/contract-forms/{version}'
const at = (version: number) => ({ params: { path: { version } } })

export const formsQuery = queryOptions({
  queryKey: [forms],
  queryFn: () => answerOf(api.GET(forms)),
  staleTime: 0,
})

export const readForm = (version: number) => answerOf(api.GET(form, at(version)))

export const formQuery = (version: number) =>
  queryOptions({
    queryKey: [forms, version],
    queryFn: () => readForm(version),
    staleTime: 0,
  })

export const readSwitch = () => answerOf(api.GET('/api/admin/contracts'))

export const switchQuery = queryOptions({
  queryKey: ['/api/admin/contracts'] as const,
  queryFn: readSwitch,
  staleTime: 0,
})

export const changeSwitch = (body: ContractSettingsChange) =>
  answerOf(api.PUT('/api/admin/contracts', { body }))

export const beginForm = (from: number | null) => answerOf(api.POST(forms, { body: { from } }))

export const saveLines = (version: number, body: LineChanges) =>
  answerOf(api.PUT(`${form}/lines`, { ...at(version), body }))

export const saveApprovals = (version: number, approvals: ApprovalChanges) =>
  answerOf(api.PUT(`${form}/approvals`, { ...at(version), body: { approvals } }))

export const sendLetter = (version: number, file: File) =>
  answerOf(api.PUT(`${form}/letter`, { ...at(version), ...fileAsBody(file) }))

export const confirmForm = (version: number, body: NewConfirmation) =>
  answerOf(api.POST(`${form}/confirmation`, { ...at(version), body }))

export const discardForm = (version: number) => answerOf(api.POST(`${form}/discarding`, at(version)))

export const everyWordAddress = (version: number) => `/api/admin/contract-forms/${version}/words`

export const previewAddress = (version: number, { state, language }: Example) =>
  `/api/admin/contract-forms/${version}/preview/pdf?state=${state}&language=${language}`

export const letterAddress = (version: number) => `/api/admin/contract-forms/${version}/letter`

export type Example = { state: StateCode; language: 'en' | 'en-es' }

/** The page of a form, with what is typed and not saved. The last one stays until the next is there. */
export function usePreview(
  { version, revision }: ContractForm,
  example: Example,
  lines: LineChanges['lines'],
) {
  const isTyped = Object.keys(lines).length > 0
  return useQuery({
    queryKey: [forms, version, 'preview', revision, example, lines],
    queryFn: () =>
      answerOf(
        isTyped
          ? api.POST(`${form}/preview`, { ...at(version), body: { ...example, lines } })
          : api.GET(`${form}/preview`, { params: { path: { version }, query: example } }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
