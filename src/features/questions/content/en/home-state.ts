export const en = {
  refused: (state: string) =>
    `We can’t take an application from ${state}. If that isn’t the right state, choose another one`,
  missing: 'Choose the state where your client lives',
  closed: {
    helps: 'What can help instead',
    plaintiff: [
      'Ask your attorney whether the insurance has medical payments coverage, and whether the other side would pay part of the claim early.',
      'Ask your doctors and hospital to wait for their money until the case is over. Many will if your attorney asks.',
      'Call 211, free, for help near you with rent, food and utilities.',
    ],
    attorney: [
      'Medical payments coverage, or an early partial payment on what isn’t disputed.',
      'Letters of protection, so doctors and hospitals wait until the case ends.',
      '211, free, for help near your client with rent, food and utilities.',
    ],
    law: (state: string) => `Injury law in ${state}`,
    nothingLost: 'Picked the wrong state? If you change it, nothing you typed is lost.',
  },
  license: (number: string) => `License ${number}`,
  minor: (age: number) =>
    `People sign for themselves from age ${age}. Before that, a parent or guardian applies. Check the box below and add their name`,
  minorIn: (state: string, age: number) =>
    `In ${state}, people sign for themselves from age ${age}. Before that, a parent or guardian applies. Check the box below and add their name`,
}
