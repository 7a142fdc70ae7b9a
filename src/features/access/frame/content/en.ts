export const en = {
  skip: 'Skip to main content',
  questions: 'Questions? A person answers.',
  call: (phone: string) => `Call ${phone}`,
  privacy: 'This page is yours: don’t pass its address on. We count no visits here.',
}
