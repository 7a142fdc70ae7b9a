/** "t•••@example.com" */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`
}
