/** What stands where claims were hidden. All of it is true by contract or by law. */
export const en = {
  /** Instead of “Same-Day Approval” and “24 Hour Approval”. */
  answers: 'A person answers',
  hours: 'Hours to an answer',
  proof: {
    title: 'Don’t take our word for it',
    lead: 'What we promise stands in the contract or in the law. Here’s where to look.',
  },
  help: {
    title: 'Before you take our money',
    lead: 'Free help comes first. Ask here before you ask us.',
    more: 'See how, one page',
    items: [
      { title: 'Call 211', text: 'Rent, food and power near you.' },
      { title: 'Hospital charity care', text: 'Ask for the form, even if the bill is late.' },
      { title: 'Doctors who wait', text: 'Your attorney can ask them to.' },
      { title: 'Smaller liens', text: 'What’s owed from your settlement can shrink.' },
    ],
  },
}
