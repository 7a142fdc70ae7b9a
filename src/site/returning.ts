/**
 * How a browser that has applied is told from others before anything is asked of the server: by a cookie without a
 * secret beside the one that opens the case page, or by what it keeps of an application. Written into Home's head as
 * text, so it may use only its arguments and what a browser has.
 */
export const caseHint = 'case_here'
export const sentName = 'application-sent'

export function findReturning(hint: string, name: string): boolean {
  try {
    return (
      document.cookie.split('; ').includes(`${hint}=1`) ||
      Boolean(sessionStorage.getItem(name) ?? localStorage.getItem(name))
    )
  } catch {
    return false
  }
}
