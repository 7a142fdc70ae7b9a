import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SignerParty } from '#domain/contracts.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { byMailApi } from '#features/contracts/by-mail/api.ts'
import type { NewPaperSignature } from '#features/contracts/by-mail/schema.ts'
import type { remindersApi } from '#features/contracts/reminders/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const reminders = createApi<RoutesOf<typeof remindersApi>>()
const byMail = createApi<RoutesOf<typeof byMailApi>>()

/** About one contract of a file. News of the file read all of it again. */
export type Whose = { applicationId: string; id: string }

function useCall<Asked>({ applicationId }: Whose, call: (asked: Asked) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

const byId = ({ id }: Whose) => ({ params: { path: { id } } })

export const useRemind = (whose: Whose) =>
  useCall(whose, (party: SignerParty) =>
    answerOf(reminders.POST('/api/contracts/{id}/reminder', { ...byId(whose), body: { party } })),
  )

export const usePaperWay = (whose: Whose) =>
  useCall(whose, () => answerOf(byMail.POST('/api/contracts/{id}/paper-way', { ...byId(whose), body: {} })))

export type Mailed = 'mailing' | 'copies'

export const useMailed = (whose: Whose, what: Mailed) =>
  useCall(whose, (on: string) => {
    const asked = { ...byId(whose), body: { on } }
    return what === 'mailing'
      ? answerOf(byMail.POST('/api/contracts/{id}/mailing', asked))
      : answerOf(byMail.POST('/api/contracts/{id}/copies', asked))
  })

export const useFound = (whose: Whose) =>
  useCall(whose, (body: NewPaperSignature) =>
    answerOf(byMail.POST('/api/contracts/{id}/paper-signatures', { ...byId(whose), body })),
  )

const bySignature = ({ id }: Whose, signatureId: string) => ({ params: { path: { id, signatureId } } })

export const useConfirm = (whose: Whose, signatureId: string) =>
  useCall(whose, () =>
    answerOf(
      byMail.POST(
        '/api/contracts/{id}/paper-signatures/{signatureId}/second',
        bySignature(whose, signatureId),
      ),
    ),
  )

export const useRefuse = (whose: Whose, signatureId: string) =>
  useCall(whose, (reason: string) =>
    answerOf(
      byMail.POST('/api/contracts/{id}/paper-signatures/{signatureId}/refusal', {
        ...bySignature(whose, signatureId),
        body: { reason },
      }),
    ),
  )
