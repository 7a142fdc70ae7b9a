import { lookAtBothSizes } from '../support/both-sizes.ts'
import { turnContracts } from '../support/contract-page.ts'
import { sendContract } from '../support/sent-contracts.ts'
import {
  agreeOnScreen,
  byMouse,
  fillAcknowledgment,
  findMailedPage,
  headline,
  readEveryPage,
  signByName,
  typeMailedCode,
} from '../support/signer.ts'
import { openBrowser } from '../support/signing-screens.ts'
import { expect } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

/** Tests in one worker share a site: the others know nothing of contracts. What was sent can still be signed. */
test.afterEach(async ({ request }) => turnContracts(request, false))

test('whoever signs hears what others see, in that order, and every screen is accessible', {
  tag: '@proof',
}, async ({ page, request, server, browser }) => {
  test.setTimeout(240_000)
  const { email, attorneyEmail } = await sendContract(request)
  const look = lookAtBothSizes(page)
  const main = page.getByRole('main')
  await page.goto(await findMailedPage(server, email, /^Your contract is ready to read/))
  await look()
  await page.getByRole('link', { name: 'Take less' }).click()
  await look()
  await typeMailedCode(page, byMouse, { server, email })
  await expect(headline(page)).toHaveText('How much do you need?')
  await look()
  await page.getByRole('link', { name: 'Keep the offer as it is' }).click()
  await page.getByRole('link', { name: 'No, thank you' }).click()
  await look()
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await look()
  await expect(main).toMatchAriaSnapshot(consent)
  await page.getByRole('link', { name: 'On paper, by mail' }).click()
  await look()
  await page.goBack()
  await agreeOnScreen(page, byMouse)
  await look()
  await expect(main).toMatchAriaSnapshot(read)
  await readEveryPage(page, byMouse)
  await look()
  await expect(main).toMatchAriaSnapshot(sign)
  await signByName(page, byMouse, 'Ana Reyes')
  await look()

  const attorney = await openBrowser(browser, server)
  const lookThere = lookAtBothSizes(attorney)
  const theirs = attorney.getByRole('main')
  await attorney.goto(await findMailedPage(server, attorneyEmail, /^A contract waits for your page/))
  await lookThere()
  await expect(theirs).toMatchAriaSnapshot(attorneyAsked)
  await typeMailedCode(attorney, byMouse, { server, email: attorneyEmail, proceed: 'Continue' })
  await expect(attorney.getByRole('heading', { name: 'Sign the page' })).toBeVisible()
  await lookThere()
  await expect(theirs).toMatchAriaSnapshot(attorneyPage)
  await fillAcknowledgment(attorney)
  await attorney.getByRole('button', { name: 'Sign the acknowledgment' }).click()
  await expect(headline(attorney)).toHaveText('Signed by everyone.')
  await lookThere()
  await attorney.context().close()
})

// As a screen reader has them, on a desktop. Sums, days and numbers are tested elsewhere.

const consent = `
- main:
  - /children: equal
  - paragraph: "Step 1 of 3: how you get your papers"
  - heading "On this screen, or on paper?" [level=1]
  - paragraph: /The law wants more than a checkbox/
  - term: What it covers
  - definition: This contract, its notices and letters. Nothing else.
  - term: Paper later
  - definition: Free, any time. Call or write to us.
  - term: Changing your mind
  - definition: /before or after you sign/
  - term: What you need
  - definition: /opens a PDF/
  - term: Your address with us
  - definition:
    - text: a•••@example.com
    - link "Fix my email"
  - navigation "Your choice":
    - paragraph: Your choice
    - list:
      - listitem:
        - link "On this screen"
      - listitem:
        - link "On paper, by mail"
  - heading "Open the contract" [level=2]
  - paragraph: /A PDF, \\d pages/
  - link "Open the PDF"
  - text: /Type the code on page 1/
  - textbox "Type the code on page 1"
  - status
  - heading "Agree to get these papers on screen" [level=2]
  - button "Agree and read"
  - paragraph: You aren’t signing the contract yet.
`

/** Then comes the paper itself. */
const read = `
- main:
  - paragraph:
    - text: /Page 1 of 5/
    - link "PDF"
  - progressbar "How far you’ve read"
  - paragraph: "Step 2 of 3: read it"
  - heading "Your contract" [level=1]
  - navigation "Contents":
    - list:
      - /children: equal
      - listitem:
        - link "Page 1 Funding contract, the amounts"
      - listitem:
        - paragraph: /Page 2/
      - listitem:
        - paragraph: /Page 3/
      - listitem:
        - paragraph: /Page 4/
      - listitem:
        - paragraph: /Page 5/
  - link "Download PDF"
  - link "Ask a question"
  - button "Have my attorney explain"
  - heading "Page 1" [level=2]
  - complementary "In short"
  - heading "Funding contract" [level=3]
  - table "What you owe, by the day we’re paid"
  - heading "Your right to cancel" [level=3]
  - heading "You owe nothing if" [level=3]
  - textbox /Your initials for page 1/
  - button "Next page"
  - heading "Page 2" [level=2]
`

const sign = `
- main:
  - /children: equal
  - paragraph: "Step 3 of 3: sign it"
  - heading "Sign, if you’re sure." [level=1]
  - paragraph: You’ve read all five pages. Here’s what matters once more.
  - term: /You get, /
  - definition: $10,000
  - term: The most you could ever owe
  - definition: $17,200
  - term: If you lose
  - definition: $0
  - term: You can cancel until
  - definition: /day, /
  - paragraph:
    - text: Not sure yet?
    - link "Ask a question"
  - paragraph: /Read all of this contract before you sign it/
  - group "What you confirm":
    - checkbox "Lee Park represents me in this claim."
    - checkbox /I talked with my attorney/
    - checkbox /I have no other advance/
    - checkbox /No section of this contract was blank/
  - text: /As it’s on the contract/
  - textbox "Type your name to sign"
  - button "Sign the contract"
  - paragraph: /Signing is this button and nothing else/
  - paragraph:
    - link "Read it again"
    - link "Sign on paper instead"
`

const attorneyAbove = `
- main:
  - /children: equal
  - paragraph: /For Park & Co Ana Reyes BF-/
  - paragraph:
    - link "The case"
    - link "All your clients with us"
  - heading "Your client signed. Your page is next." [level=1]
  - paragraph: /Seven statements and your name/
  - term: Contract
  - definition:
    - text: $10,000, at most $17,200 out of the recovery
    - link "Read it (PDF, 5 pages)"
  - term: Your client signed
  - definition: /ET/
  - term: Sign by
  - definition: /day, /
  - term: What this doesn’t do
  - definition: /It doesn’t make you or the firm a guarantor/
  - text: Not meant for you?
  - button "Wrong recipient"
`.trimEnd()

const attorneyAsked = `${attorneyAbove}
  - region "First, show us it’s you":
    - heading "First, show us it’s you" [level=2]
    - paragraph: /l•••@park\\.example/
    - button "Email me a code"
  - region "What you’ll be asked":
    - heading "What you’ll be asked" [level=2]
    - list:
      - /children: equal
${Array.from({ length: 7 }, () => '      - listitem').join('\n')}
`

const statement = (words: string) => `  - group /${words}/:
    - radio "True"
    - radio "I can’t say that"`

const statements = [
  'I represent Ana Reyes',
  'I went over the disclosures',
  'all costs and charges were disclosed',
  'I’m paid on contingency',
  'my trust account',
  'written instructions',
  'a referral fee',
]

const attorneyPage = `${attorneyAbove}
  - status: 0 of 7 answered
  - text: saved as you go
${statements.map(statement).join('\n')}
  - region "Sign the page":
    - heading "Sign the page" [level=2]
    - textbox "Type your name to sign"
    - textbox "Bar number"
    - combobox "State of the bar"
    - textbox "Firm": Park & Co
    - textbox "Your initials (optional)"
    - button "Sign the acknowledgment"
    - paragraph: /Seven statements are still open/
  - button "Talk to my client first"
  - group: I won’t sign this
  - group: I no longer represent this client
`
