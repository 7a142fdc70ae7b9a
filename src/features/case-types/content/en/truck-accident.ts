import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Truck Accident',
  inASentence: 'truck accidents',
  audience: 'People with a pending truck accident case',
  description:
    'A semi, a dump truck or a delivery van hit you, and a company and its insurers are behind it. These claims are big, hard fought and slow. Our advances are sized for that.',
  metaDescription:
    'Truck accident funding for claims against carriers and their insurers, which can take years. No credit check. You repay only if you recover.',
  keywords: ['truck accident funding', 'semi truck lawsuit funding', '18-wheeler settlement advance'],
  commonChallenges: [
    'The driver, carrier, broker, shipper and repair shop may each have an insurer, and each one points at the next.',
    'Logbooks, dashcam video and engine data can be gone within weeks unless a letter goes out to save them.',
    'Carriers send their own investigators to the scene the same day, often before you’re out of surgery.',
    'Crash experts and medical experts cost your side real money long before any trial date.',
    'A loaded truck often means several surgeries, and nobody can price the claim until the last one.',
  ],
  whyFundingHelps: [
    'Replaces part of a paycheck for as long as a spine or brain injury keeps you from working.',
    'Pays for the trip and a place to stay when the right surgeon is in another city.',
    'Makes your house or car usable again: a ramp, hand controls, a hospital bed.',
    'Takes away the carrier’s best move: waiting until your savings are gone.',
    'Can be topped up as the case gains value, if the case supports it.',
  ],
  eligibilityFactors: [
    'The truck was on the job, and you know the carrier’s name or at least its USDOT number.',
    'Your attorney has sent notice to save the logs, the vehicle data and the video.',
    'Police ticketed the driver, or it looks like a federal safety rule was broken.',
    'Your injuries took a hospital stay, surgery or long rehab.',
    'You know the coverage. For-hire interstate carriers of ordinary freight in trucks over 10,000 pounds must carry at least $750,000 (49 CFR 387.9).',
  ],
  statisticsFigure: '7 in 10',
  statisticsNote:
    'of the 5,936 people killed in large-truck crashes in 2022 were in the other vehicle. About 160,600 more people were hurt in these crashes that year.',
  statisticsSource: 'National Highway Traffic Safety Administration, large-truck data for 2022',
  examples: {
    title: 'Against a carrier',
    items: [
      'Semis, tankers, dump and garbage trucks',
      'Delivery vans on a route',
      'Lost loads and broken brakes',
      'Buses and coaches',
    ],
  },
}
