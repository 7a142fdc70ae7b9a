/** To us. */
export const signatureWords = {
  asked: {
    subject: (reference: string) => `Your signature is needed (${reference})`,
    text: (by: string) =>
      `${by} signed a decision about money and asked you to sign it too. Look at the file first. You can sign, or say no with a reason.`,
    somebody: 'A colleague',
    open: 'Open the file',
    footer: (company: string) => `${company}, to the people who work here.`,
  },
  alone: {
    subject: (reference: string) => `You signed alone (${reference})`,
    text: (until: string) =>
      `Two people should sign this, and nobody else may. So it waits until ${until}. Sign it once more after that, and it counts. If it wasn’t you, take it back and change your password now.`,
  },
}
