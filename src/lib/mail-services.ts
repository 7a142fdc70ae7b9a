import { knownDomains } from './email-typo.ts'

/** Anybody can have an address there, so the domain says nothing about a firm. */
const others =
  `y7mail.com myyahoo.com rogers.com passport.com windowslive.com pm.me tutanota.com tutanota.de tutamail.com
  tuta.com tuta.io keemail.me fastmail.fm mailfence.com hushmail.com hush.com hushmail.me startmail.com
  posteo.de posteo.net mailbox.org runbox.com disroot.org riseup.net ctemplar.com skiff.com duck.com
  zohomail.com zoho.eu zoho.in inbox.com mail.ru bk.ru list.ru inbox.ru internet.ru yandex.com yandex.ru
  ya.ru rambler.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com
  naver.com daum.net hanmail.net nate.com rediffmail.com rediff.com web.de t-online.de freenet.de arcor.de
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr libero.it virgilio.it tiscali.it alice.it tin.it
  terra.com.br uol.com.br bol.com.br ig.com.br bigpond.com bigpond.net.au optusnet.com.au btinternet.com
  btopenworld.com talktalk.net sky.com virginmedia.com ntlworld.com blueyonder.co.uk sympatico.ca shaw.ca
  telus.net videotron.ca bell.net cogeco.ca prodigy.net pacbell.net swbell.net ameritech.net flash.net
  nvbell.net snet.net currently.com roadrunner.com rr.com twc.com brighthouse.com spectrum.net optonline.net
  optimum.net cablevision.com suddenlink.net mediacombb.net windstream.net frontier.com frontiernet.net
  citlink.net centurylink.net centurytel.net embarqmail.com q.com qwest.net consolidated.net wowway.com
  rcn.com juno.com netzero.net netzero.com netscape.net netscape.com compuserve.com cs.com excite.com
  lycos.com usa.net mindspring.com peoplepc.com mchsi.com tds.net hughes.net wildblue.net gci.net
  hawaiiantel.net cableone.net sparklight.net atlanticbb.net metrocast.net myfairpoint.net ptd.net
  zoominternet.net privaterelay.appleid.com mozmail.com simplelogin.com simplelogin.co anonaddy.com
  anonaddy.me guerrillamail.com mailinator.com yopmail.com temp-mail.org 10minutemail.com trashmail.com
  sharklasers.com getnada.com dispostable.com maildrop.cc moakt.com throwawaymail.com usa.com post.com
  consultant.com lawyer.com myself.com techie.com writeme.com engineer.com iname.com europe.com asia.com
  dr.com cheerful.com in.com bigfoot.com gawab.com care2.com seznam.cz centrum.cz wp.pl onet.pl o2.pl
  interia.pl abv.bg ukr.net i.ua walla.com walla.co.il`.split(/\s+/)

/** They have a domain in many countries, such as yahoo.co.uk and hotmail.fr. */
const worldwide = /^(gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|icloud|proton|protonmail)$/
const country = /^((com?|net|org)\.)?[a-z]{2}$|^(com|net)$/

const services: ReadonlySet<string> = new Set([...knownDomains, ...others])

/** Also for a name below it, such as mail.yahoo.com. */
export function isMailService(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((label, place) => {
    const rest = labels.slice(place + 1).join('.')
    return services.has(`${label}.${rest}`) || (worldwide.test(label) && country.test(rest))
  })
}

/** "https://www.Specimen.example/team", "@specimen.example" and "ruth@specimen.example" are all specimen.example. */
export function readDomain(typed: string): string | undefined {
  const [host = ''] = typed
    .trim()
    .replace(/^[a-z][a-z\d+-]*:(\/\/)?/i, '')
    .replace(/^[^/?#]*@/, '')
    .split(/[/?#:]/)
  const address = `http://${host.replace(/\.+$/, '').replace(/^www\.(?=[^.]+\.)/i, '')}`
  const domain = URL.canParse(address) ? new URL(address).hostname : ''
  const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?'
  const isDomain = new RegExp(`^(${label}\\.)+(?=[a-z])${label}$`).test(domain)
  return isDomain && domain.length <= 253 && /\.[^.]{2,}$/.test(domain) ? domain : undefined
}

/** Of a mail address, unless it is at such a service. */
export function firmDomainOf(email: string | null | undefined): string | undefined {
  const domain = email?.includes('@') ? readDomain(email) : undefined
  return domain && !isMailService(domain) ? domain : undefined
}
