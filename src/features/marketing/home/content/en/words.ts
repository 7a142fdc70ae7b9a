export const en = {
  plate: 'Engraving of a lighthouse on a hill, its beam crossing a planted field at dusk.',
  greeting: {
    label: 'Your application',
    back: 'Welcome back.',
    open: 'Open your case page',
    notYou: 'Not you?',
  },
  funding: 'Typical funding',
  timeToSettle: 'Time to settle',
  badges: 'What others say about us',
  moreKinds: 'Three more kinds of cases',
  moreVoices: 'More from clients and attorneys',
  rated: (rating: number) => `, rated ${rating} out of 5`,
}
