import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LinkVerdict } from '#domain/message-links.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { contactApi } from '#features/contact/api.ts'
import { deliveryOf, type MessageMarks, type Reply, type ReplyRequest } from '#features/contact/schema.ts'
import type { messageLinksApi } from '#features/messages/contact-links/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { replyValuesApi } from '../../api/reply-values.ts'

const api = createApi<RoutesOf<typeof contactApi>>()
const links = createApi<RoutesOf<typeof messageLinksApi>>()
const replying = createApi<RoutesOf<typeof replyValuesApi>>()

/** Every key of this screen starts with this: invalidating it refreshes the lists, the counts and each message. */
export const messagesKey = '/api/contact/messages'

// Refetch whenever it comes into view: messages arrive while other screens are open.
const fresh = { staleTime: 0 } as const

export const useMessage = (id: string) =>
  useQuery({
    queryKey: [messagesKey, id],
    queryFn: () => answerOf(api.GET('/api/contact/messages/{id}', { params: { path: { id } } })),
    ...fresh,
    refetchInterval: ({ state }) => choosePause(state.data?.replies ?? []),
  })

/** A mail goes out within seconds, or its server is down for longer. */
function choosePause(replies: readonly Reply[]): number | false {
  const waiting = replies.filter((reply) => deliveryOf(reply) === 'waiting')
  if (waiting.length === 0) return false
  const isNew = waiting.some(({ writtenAt }) => Date.now() - Date.parse(writtenAt) < 60_000)
  return isNew ? 2_000 : 30_000
}

export const useOtherMessages = (id: string) =>
  useQuery({
    queryKey: [messagesKey, id, 'others'],
    queryFn: () => answerOf(api.GET('/api/contact/messages/{id}/others', { params: { path: { id } } })),
    ...fresh,
  })

export function useRefreshMessages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [messagesKey] })
}

export const useMarkMessage = (id: string) =>
  useMessageChange((body: MessageMarks) =>
    answerOf(api.PATCH('/api/contact/messages/{id}', { params: { path: { id } }, body })),
  )

/** `onSaved` runs before the message is loaded again, which may already report the delivery. */
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
    // Not the message itself: it stays on screen for a moment, and there is nothing left to load.
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path, part] }) => path === messagesKey && part !== id,
      }),
  })
}

export const useApplicationsOfMessage = (messageId: string) =>
  useQuery({
    queryKey: [messagesKey, messageId, 'files'],
    queryFn: () =>
      answerOf(links.GET('/api/contact/messages/{messageId}/files', { params: { path: { messageId } } })),
    ...fresh,
  })

/** Loads again after each link or unlink. */
export const useReplyValues = (messageId: string) =>
  useQuery({
    queryKey: [messagesKey, messageId, 'values'],
    queryFn: () =>
      answerOf(replying.GET('/api/contact/messages/{messageId}/values', { params: { path: { messageId } } })),
    ...fresh,
  })

type Saying = { applicationId: string; verdict: LinkVerdict | 'nothing' }

export const useLinkMessage = (messageId: string) =>
  useMessageChange(({ applicationId, verdict }: Saying) => {
    const path = '/api/contact/messages/{messageId}/files/{applicationId}'
    const params = { path: { messageId, applicationId } }
    return verdict === 'nothing'
      ? answerOf(links.DELETE(path, { params }))
      : answerOf(links.PUT(path, { params, body: { verdict } }))
  })

function useMessageChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  onSuccess: () => void = () => {},
) {
  const refresh = useRefreshMessages()
  return useMutation({ mutationFn, onSuccess, onSettled: refresh })
}
