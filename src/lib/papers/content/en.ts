export const en = {
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  checked: 'Checked',
  unchecked: 'Not checked',
}
