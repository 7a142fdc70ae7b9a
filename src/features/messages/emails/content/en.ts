export const en = {
  count: (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`),
}
