import { paths } from '#site/paths.ts'

export const benefits = {
  title: 'Benefits, taxes and other debts',
  answers: {
    ssi: {
      question: 'Will an advance affect my SSI?',
      answer: `It can. SSI allows one person only $2,000 in countable resources (20 C.F.R. 416.1205), and cash in the bank may count. Ask your attorney or a benefits counselor before you take any, and report it the way Social Security tells you to. If losing SSI would cost you more than the advance brings, don’t take it.`,
    },
    medicaid: {
      question: 'What about Medicaid and Medicare?',
      answer: `Medicaid has its own limits, and they differ by state and by kind of coverage, so ask before you take cash. When your case settles, Medicaid may claim the part that’s for medical care (42 U.S.C. 1396a(a)(25)). Medicare has to be repaid what it paid for this injury (42 U.S.C. 1395y(b)(2)). Both come before the advance. [How liens work](${paths.blogPost('medical-liens-who-is-paid-first')})`,
    },
    taxes: {
      question: 'Do I pay taxes on it?',
      answer: `Money for physical injuries usually isn’t taxed when it comes from a settlement (26 U.S.C. 104(a)(2)). What an advance means for your taxes is less clear, especially one you never repay because the case was lost. Ask a tax preparer before you file. We can’t give tax advice.`,
    },
    bankruptcy: {
      question: 'What if I’ve filed for bankruptcy, or might?',
      answer: `Tell your attorney first, then us. Once you file, your claim may belong to the bankruptcy estate (11 U.S.C. 541), and then you can’t promise a part of it without the court. A bankruptcy that’s over and done doesn’t count against you here. If you’re thinking about filing, talk to a bankruptcy attorney before you take an advance.`,
    },
    'child-support': {
      question: 'I’m behind on child support. Does that matter?',
      answer: `It changes who gets paid. Overdue child support can become a lien on what you receive (42 U.S.C. 666(a)(4)). It comes off before your share, so tell your attorney and us at the start. It rarely ruins an application. Finding out later does.`,
    },
    divorce: {
      question: 'I’m getting divorced. Is the money mine?',
      answer: `That depends on your state and on what the money is for. Lost wages, medical bills and pain aren’t always treated alike. A court may also want to know about an advance. Ask your divorce attorney before you sign, and tell your injury attorney too.`,
    },
  },
}
