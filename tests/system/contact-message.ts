import { randomUUID } from 'node:crypto'

/** Sends the contact form like a visitor, and measures how long the answer took. */
export async function sendMessage(url: string, words: string): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann Example',
      email: 'ann@example.com',
      subject: 'funding-inquiry',
      message: words,
      submissionKey: randomUUID(),
    }),
  })
  return { status: answer.status, ms: performance.now() - started }
}
