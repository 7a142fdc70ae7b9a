import type { ReactNode } from 'react'
import { emailLink } from '#site/paths.ts'
import { EmailText } from '#ui/email-text.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { consumerOffices } from '../content/offices.ts'
import { whoWords } from '../content/words.ts'

/** How to complain, step by step. */
export function Complaints({ email }: { email: string }) {
  const { title, us, attorney, state } = useWords(whoWords).complain
  return (
    <section aria-labelledby="complain-title">
      <h2 id="complain-title">{title}</h2>
      <ol className="hairlines mt-4 border-t border-rule">
        <Rung number={1} title={us.title}>
          {us.before}
          <a href={emailLink(email)}>
            <EmailText>{email}</EmailText>
          </a>
          {us.after}
        </Rung>
        <Rung number={2} title={attorney.title}>
          {attorney.text}
        </Rung>
        <Rung number={3} title={state.title}>
          {state.text} <a href={consumerOffices}>{state.find}</a>
        </Rung>
      </ol>
      <img {...mailbox} alt="" loading="lazy" className="mx-auto mt-6 h-auto w-[min(19rem,80%)]" />
    </section>
  )
}

function Rung({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_1fr] py-4 tight:block">
      <span className="figures text-[3rem] leading-[0.9] text-brand" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className="text-lead font-semibold">{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
