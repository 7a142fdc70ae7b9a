/** Part of every page's first load; the dialog's words load with the dialog. */
export const en = {
  label: 'Cookie notice',
  text: 'May we use cookies to see which pages help people? Nothing optional loads until you choose.',
  policy: 'Cookie policy',
  accept: 'Accept All',
  customize: 'Customize',
  reject: 'Reject All',
  save: 'Save Preferences',
  settings: 'Cookie settings',
}
