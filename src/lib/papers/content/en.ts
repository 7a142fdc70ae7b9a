export const en = {
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  /** `sheet` counts what was appended, from 1. */
  appended: (sheet: number, last: number) => `Follows page ${last}${sheet > 1 ? `, sheet ${sheet}` : ''}`,
  checked: 'Checked',
  unchecked: 'Not checked',
}
