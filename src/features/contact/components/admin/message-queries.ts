import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { contactApi } from '../../api.ts'
import { deliveryOf, type MessageMarks, type Reply, type ReplyRequest } from '../../schema.ts'
import { type MessagePlace, pageSize } from './message-place.ts'

const api = createApi<RoutesOf<typeof contactApi>>()

/** Starts every key below: invalidating it refreshes the lists, the counts and each message. */
const messagesKey = '/api/contact/messages'

// Always refetched when shown: messages arrive while other screens are open.
const fresh = { staleTime: 0 } as const

export function useMessages({ q, state, page }: MessagePlace) {
  const query = { q, state, page, pageSize }
  return useQuery({
    queryKey: [messagesKey, { q, state, page }],
    queryFn: () => answerOf(api.GET('/api/contact/messages', { params: { query } })),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const useMessagesOverview = () =>
  useQuery({
    queryKey: [messagesKey, 'overview'],
    queryFn: () => answerOf(api.GET('/api/contact/messages/overview')),
    ...fresh,
  })

export const useMessage = (id: string) =>
  useQuery({
    queryKey: [messagesKey, id],
    queryFn: () => answerOf(api.GET('/api/contact/messages/{id}', { params: { path: { id } } })),
    ...fresh,
    refetchInterval: ({ state }) => choosePause(state.data?.replies ?? []),
  })

/** A mail goes out within seconds, or its server is down for longer: then there is no hurry. */
function choosePause(replies: readonly Reply[]): number | false {
  const waiting = replies.filter((reply) => deliveryOf(reply) === 'waiting')
  if (waiting.length === 0) return false
  const isNew = waiting.some(({ writtenAt }) => Date.now() - Date.parse(writtenAt) < 60_000)
  return isNew ? 2_000 : 30_000
}

export function useRefreshMessages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [messagesKey] })
}

export const useMarkMessage = (id: string) =>
  useMessageChange((body: MessageMarks) =>
    answerOf(api.PATCH('/api/contact/messages/{id}', { params: { path: { id } }, body })),
  )

/** `onSaved` runs before the message is read again, which may already tell what became of the mail. */
export const useReplyToMessage = (id: string, onSaved: () => void) =>
  useMessageChange(
    (body: ReplyRequest) =>
      answerOf(api.POST('/api/contact/messages/{id}/replies', { params: { path: { id } }, body })),
    onSaved,
  )

export function useDeleteMessage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/contact/messages/{id}', { params: { path: { id } } })),
    // Not the message itself: it stays on screen for a moment, and there is nothing left to read.
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path, part] }) => path === messagesKey && part !== id,
      }),
  })
}

function useMessageChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  onSuccess: () => void = () => {},
) {
  const refresh = useRefreshMessages()
  return useMutation({ mutationFn, onSuccess, onSettled: refresh })
}
