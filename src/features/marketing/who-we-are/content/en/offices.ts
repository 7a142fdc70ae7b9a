/** The office that each state's law names, and the law. */
export const en = {
  CT: { office: 'Department of Banking', source: 'Conn. Gen. Stat. § 36a-555 et seq.' },
  GA: { office: 'Department of Banking and Finance', source: '2025 Senate Bill 69' },
  IL: { office: 'Department of Financial and Professional Regulation', source: '815 ILCS 121' },
  IN: { office: 'Department of Financial Institutions', source: 'Ind. Code 24-12' },
  ME: { office: 'Bureau of Consumer Credit Protection', source: '9-A M.R.S. §§ 12-101 to 12-107' },
  MO: { office: 'Division of Finance', source: 'Mo. Rev. Stat. §§ 436.550 to 436.572' },
  NE: { office: 'Secretary of State', source: 'Neb. Rev. Stat. §§ 25-3301 to 25-3309' },
  NV: { office: 'Financial Institutions Division', source: 'Nev. Rev. Stat. ch. 604C' },
  NY: { office: 'Department of Financial Services', source: 'N.Y. Fin. Serv. Law §§ 1001 to 1011' },
  OK: { office: 'Department of Consumer Credit', source: 'Okla. Stat. tit. 14A, § 3-801 et seq.' },
  SC: {
    office: 'Department of Consumer Affairs',
    source: 'S.C. Administrative Interpretation 3.104,106-1403',
  },
  UT: { office: 'Division of Consumer Protection', source: 'Utah Code § 13-57-101 et seq.' },
  VT: { office: 'Department of Financial Regulation', source: '8 V.S.A. ch. 74' },
}
