/** What somebody has written into the page before its script ran. React takes a page over without looking at it. */
export function readTyped(): [string, string][] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '#apply-form [name]',
  )
  return [...fields].flatMap((field): [string, string][] => {
    if (field.name === 'homepage' || !field.value) return []
    if (!(field instanceof HTMLInputElement) || !/checkbox|radio/.test(field.type))
      return [[field.name, field.value]]
    if (!field.checked) return []
    return [[field.name, field.type === 'checkbox' ? 'yes' : field.value]]
  })
}
