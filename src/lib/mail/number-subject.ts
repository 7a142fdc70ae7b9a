/** "Please send a document again (BF-2026K7M2QX, no. 2)": no two mails in a mailbox should look the same. */
export const numberSubject = (subject: string, nth: number): string =>
  subject.endsWith(')') ? `${subject.slice(0, -1)}, no. ${nth})` : `${subject} (no. ${nth})`
