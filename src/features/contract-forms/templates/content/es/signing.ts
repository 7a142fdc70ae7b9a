import type { signingRules } from '../../schema/lines/signing.ts'

export const signing: Record<keyof typeof signingRules, string> = {
  'notices.part': 'Contrato, avisos y firmas',
  'notices.heading': 'Avisos',
  'notices.onlyFromClaim':
    'Nos paga solo con el dinero que reciba por su reclamo, y solo hasta donde alcance. Si no recibe dinero por su reclamo, no le debe nada a {company}, a menos que nos haya mentido en algo importante o se haya quedado con dinero que es nuestro. La sección 12 dice más.',
  'notices.cancel': 'Su derecho a cancelar:',
  'notices.time':
    'En este contrato tiene {cancelDays}: según lo planeado, hasta el {cancelBy}. Si dos de estos avisos dicen plazos distintos, cuenta el más largo.',
  'notices.untranslated': 'Este aviso está solo en inglés.',
  'confirm.heading': 'Lo que usted confirma',
  'confirm.attorney': '{attorney} me representa en este reclamo.',
  'confirm.advice': 'Hablé con mi abogado o abogada sobre este contrato, o tuve la oportunidad.',
  'confirm.advances': 'No tengo otro adelanto sobre este reclamo, aparte de los que nombra este contrato.',
  'confirm.complete': 'Ninguna sección de este contrato estaba en blanco cuando lo recibí.',
  'confirm.capacity': 'Puedo firmar por {person} como {capacity}, y el papel que les di lo dice.',
  'sign.above':
    'Lea todo este contrato antes de firmarlo. Si algo está en blanco, no firme: tiene derecho a recibir antes una copia completa. Hable con su abogado antes de firmar. También puede ayudarle alguien que sepa de impuestos, de beneficios o de dinero.',
  'sign.you': 'Usted',
  'sign.forPerson': '{capacity}, por {person}',
  'sign.we': 'Nosotros',
  'sign.forUs': '{issuer}, por {company}',
  'sign.date': 'Fecha y hora',
  'sign.once': 'Se firma una sola vez, en la parte en inglés. Esa firma vale para los dos idiomas.',
  'initials.you': 'Sus iniciales',
  'initials.attorney': 'Iniciales del abogado',
  'lawyer.part': 'Contrato, página del abogado',
  'lawyer.title': 'Declaración del abogado',
  'lawyer.intro':
    'Parte del contrato entre {person} y {company}. No se mueve dinero antes de que se firme esta página. Se marca cada frase que es verdad. Si una no se puede marcar, se deja en blanco y nos dicen por qué: {phone}.',
  'lawyer.contract-reviewed': 'Represento a {person} en este reclamo y pude revisar este contrato.',
  'lawyer.disclosures-reviewed':
    'Repasé la información de la primera página con la persona a quien represento.',
  'lawyer.costs-disclosed':
    'Hasta donde sé, se le informaron todos los costos y cargos a la persona a quien represento.',
  'lawyer.contingency':
    'Cobro honorarios solo si se gana el caso (contingency fee), con un contrato por escrito.',
  'lawyer.trust-account':
    'Todo lo que pague el reclamo pasará por mi cuenta de fondos de clientes o por un fondo del acuerdo.',
  'lawyer.instructions':
    'Seguiré las instrucciones por escrito que me dé la persona a quien represento sobre este adelanto.',
  'lawyer.no-referral-fee': 'No recibí ni pagué una comisión por este adelanto, y no lo haré.',
  'lawyer.notCaption': 'Lo que esta página no hace',
  'lawyer.not':
    'No convierte en garantes a su abogado ni al bufete. No nos deben nada, no responden por el resultado y no opinan sobre el precio. Nos pagan de la cuenta de fondos de clientes, y solo de lo que queda después de todos los que cobran antes según la sección 6.',
  'lawyer.signs': 'Abogado o abogada de {person}',
  'lawyer.firm': 'Bufete',
  'lawyer.bar': 'Número de licencia (bar number) y estado',
}
