import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { firmPeopleApi } from '../../api.ts'
import type { FirmPerson, NewPerson, PersonChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmPeopleApi>>()

/** Every query about firms starts with this. */
export const firmsPath = '/api/firms'

const byIds = ({ firmId, id }: Pick<FirmPerson, 'firmId' | 'id'>) => ({
  params: { path: { id: firmId, personId: id } },
})
const again = { reads: [[firmsPath]] }

function usePersonSaving<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [firmsPath] }) })
}

export const useAddPerson = (firmId: string) =>
  usePersonSaving((body: NewPerson) =>
    answerOf(api.POST('/api/firms/{id}/people', { params: { path: { id: firmId } }, body })),
  )

export const useChangePerson = (person: FirmPerson) =>
  usePersonSaving((body: PersonChange) =>
    answerOf(api.PUT('/api/firms/{id}/people/{personId}', { ...byIds(person), body })),
  )

export const useConfirmPerson = () =>
  useChange(
    (person: FirmPerson) =>
      answerOf(
        api.POST('/api/firms/{id}/people/{personId}/confirmation', {
          ...byIds(person),
          body: { version: person.version },
        }),
      ),
    { ...again, done: () => 'Address confirmed', failed: 'Not confirmed' },
  )

export const useWithdrawConfirmation = () =>
  useChange(
    (person: FirmPerson) =>
      answerOf(api.DELETE('/api/firms/{id}/people/{personId}/confirmation', byIds(person))),
    { ...again, done: () => 'Confirmation withdrawn', failed: 'Not withdrawn' },
  )

export const useDeletePerson = () =>
  useChange(
    (person: FirmPerson) => answerOf(api.DELETE('/api/firms/{id}/people/{personId}', byIds(person))),
    { ...again, done: ({ name }) => `${name} deleted`, failed: 'Not deleted' },
  )
