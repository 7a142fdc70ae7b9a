import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#features/admin/components/api.ts'
import {
  deliveryOf,
  type MessageMarks,
  type MessagePage,
  type MessagesOverview,
  type MessageWithReplies,
  type Reply,
  type ReplyRequest,
} from '../../schema.ts'
import { type MessagePlace, pageSize } from './message-place.ts'

/** The first part of every key below: invalidating it refreshes the lists, the counts and each message. */
const messagesPath = '/api/contact/messages'
const messagePath = (id: string) => `${messagesPath}/${id}`

// Read anew whenever they come into sight: messages arrive while other screens are open.
const fresh = { staleTime: 0 } as const

export function useMessages({ q, state, page }: MessagePlace) {
  const query = new URLSearchParams({ q, state, page: String(page), pageSize: String(pageSize) })
  return useQuery<MessagePage>({
    queryKey: [messagesPath, { q, state, page }],
    queryFn: () => apiRequest('GET', `${messagesPath}?${query}`),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const useMessagesOverview = () =>
  useQuery<MessagesOverview>({ queryKey: [messagesPath, 'overview'], ...fresh })

export const useMessage = (id: string) =>
  useQuery<MessageWithReplies>({
    queryKey: [messagesPath, id],
    ...fresh,
    refetchInterval: ({ state }) => deliveryPause(state.data?.replies ?? []),
  })

/** A mail goes out within seconds, or its server is away for longer: then there is no hurry. */
function deliveryPause(replies: readonly Reply[]): number | false {
  const waiting = replies.filter((reply) => deliveryOf(reply) === 'waiting')
  if (waiting.length === 0) return false
  const isNew = waiting.some(({ writtenAt }) => Date.now() - Date.parse(writtenAt) < 60_000)
  return isNew ? 2_000 : 30_000
}

export function useRefreshMessages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [messagesPath] })
}

export const useMarkMessage = (id: string) =>
  useMessageChange(
    (marks: MessageMarks): Promise<MessageWithReplies> => apiRequest('PATCH', messagePath(id), marks),
  )

export const useReplyToMessage = (id: string) =>
  useMessageChange(
    (reply: ReplyRequest): Promise<Reply> => apiRequest('POST', `${messagePath(id)}/replies`, reply),
  )

export function useDeleteMessage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest('DELETE', messagePath(id)),
    // All but the message itself: it is still on the screen for a moment, and there is nothing left to read.
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path, part] }) => path === messagesPath && part !== id,
      }),
  })
}

function useMessageChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const refresh = useRefreshMessages()
  return useMutation({ mutationFn, onSettled: refresh })
}
