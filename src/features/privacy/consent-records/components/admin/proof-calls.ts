import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { consentProofsApi } from '../../api.ts'
import type { ConsentProof, ProofSearch } from '../../schema.ts'

const api = createApi<RoutesOf<typeof consentProofsApi>>()

export const findProofs = (body: ProofSearch) =>
  answerOf(api.POST('/api/admin/consent-proofs/search', { body }))

export const proofsLink = (proofs: readonly ConsentProof[]) =>
  `/api/admin/consent-proofs/export.pdf?${new URLSearchParams(proofs.map(({ id }) => ['id', String(id)]))}`

export const consentsLink = (applicationId: string) => `/api/applications/${applicationId}/consents.pdf`
