import { ApiError } from './api.ts'

const confirmationAsked = 'admin-confirmation-asked'

class ConfirmationAsked extends Event {
  readonly answer: (isConfirmed: boolean) => void

  constructor(answer: (isConfirmed: boolean) => void) {
    super(confirmationAsked)
    this.answer = answer
  }
}

export function onConfirmationAsked(ask: (answer: (isConfirmed: boolean) => void) => void) {
  const listen = (event: Event) => event instanceof ConfirmationAsked && ask(event.answer)
  window.addEventListener(confirmationAsked, listen)
  return () => window.removeEventListener(confirmationAsked, listen)
}

/**
 * Makes a call that the server allows only shortly after the person has confirmed who they are. Asks them, then calls
 * again.
 */
export async function withConfirmation<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError && error.errors.confirm)) throw error
    const isConfirmed = await new Promise<boolean>((answer) => {
      window.dispatchEvent(new ConfirmationAsked(answer))
    })
    if (!isConfirmed) throw error
    return call()
  }
}
