export const en = {
  title: 'Can we help?',
  titleIn: (state: string) => `Can we help you in ${state}?`,
  lead: 'Four questions, no name. It’s worked out on your own device.',
  leadIn: 'Three more questions, no name. It’s worked out on your own device.',
  state: 'Where do you live?',
  other: (state: string) => `Not ${state}?`,
  attorney: 'Do you have an attorney?',
  next: 'Next two questions',
  nextThree: 'Next three questions',
}
