import type { Sender } from './admin.ts'

/** Tests in one worker share a site: each leaves it as it found it. */
export async function clearMessages({ request }: Sender) {
  for (const state of ['all', 'spam']) {
    for (;;) {
      const answer = await request.get(`/api/contact/messages?state=${state}&pageSize=100`)
      const { messages }: { messages: { id: string }[] } = await answer.json()
      if (messages.length === 0) break
      for (const { id } of messages) await request.delete(`/api/contact/messages/${id}`)
    }
  }
}
