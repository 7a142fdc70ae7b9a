import { ApiError } from './api.ts'

const confirmationAsked = 'admin-confirmation-asked'

/** Asks who is at the desk; the frame shows the dialog, and answers. */
class ConfirmationAsked extends Event {
  readonly answer: (isConfirmed: boolean) => void

  constructor(answer: (isConfirmed: boolean) => void) {
    super(confirmationAsked)
    this.answer = answer
  }
}

/** Calls back whenever somebody must show once more who they are. */
export function onConfirmationAsked(ask: (answer: (isConfirmed: boolean) => void) => void) {
  const listen = (event: Event) => event instanceof ConfirmationAsked && ask(event.answer)
  window.addEventListener(confirmationAsked, listen)
  return () => window.removeEventListener(confirmationAsked, listen)
}

/** Makes a call that the server lets through only shortly after somebody has shown who they are. Asks, and calls again. */
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
