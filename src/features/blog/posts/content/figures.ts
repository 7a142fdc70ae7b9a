/** A post without a photo shows the figure that its text turns on, in large type, by its address. */
export const figures: Readonly<Record<string, string>> = {
  'what-happens-if-you-lose': '$0',
  'documents-to-have-ready': '6–7',
  'talking-to-your-attorney-about-funding': '“ ”',
  'how-long-an-injury-claim-takes': '7',
  'medical-liens-who-is-paid-first': '1st',
  'how-much-to-ask-for': 'less',
  'what-an-advance-costs': '3',
}
