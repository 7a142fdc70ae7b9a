export const buttonWords = {
  accept: 'Accept All',
  customize: 'Customize',
  reject: 'Reject All',
  save: 'Save Preferences',
  settings: 'Cookie settings',
} as const

export const bannerWords = {
  label: 'Cookie notice',
  text: 'May we use cookies to see which pages help people? Nothing optional loads until you choose.',
  policy: 'Cookie policy',
} as const
