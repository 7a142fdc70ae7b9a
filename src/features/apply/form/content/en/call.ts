/** Of the call that sends an application. The questions word the rest. */
export const en = {
  refusals: {
    'key-used': 'This Idempotency-Key was used for another application.',
    'consent-changed': 'The wording of the consent has changed. Please reload the page and read it again.',
  },
  mistakes: {
    role: 'Choose who is applying',
    key: 'Send an Idempotency-Key of 1 to 200 visible ASCII characters',
  },
}
