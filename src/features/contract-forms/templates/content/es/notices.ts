import {
  arkansas,
  california,
  illinois,
  indiana,
  nebraskaAndOhio,
  newYorkCancellation,
  newYorkMaximum,
} from '#features/rules/contract/content/wording.ts'

/** What statutes prescribe, in our Spanish: it stands below the English and never for it. */
export const notices: readonly [english: string, spanish: string][] = [
  [arkansas, 'Tasa anual (APR): {yearlyRate}'],
  [
    california,
    'Derecho del consumidor a cancelar: Puede cancelar este contrato sin multa ni otra obligación dentro de cinco días hábiles después del día del adelanto, si devuelve a la empresa de financiamiento legal el monto completo de los fondos entregados.',
  ],
  [
    illinois,
    'DERECHO DEL CONSUMIDOR A CANCELAR: Puede cancelar este contrato sin multa ni otra obligación dentro de 14 días hábiles después del día del adelanto si: (A) devuelve a la empresa de financiamiento legal el monto completo de los fondos entregados a usted o en su nombre, llevando en persona el cheque sin cobrar de la empresa a la oficina de la empresa; o (B) envía, por un servicio de correo equivalente en lo esencial al correo certificado del Servicio Postal de los Estados Unidos, a la dirección de la empresa que está en el contrato, un aviso de cancelación e incluye en ese envío la devolución del monto completo de los fondos entregados a usted o en su nombre, con el cheque sin cobrar de la empresa o con un cheque o giro postal registrado o certificado.',
  ],
  [
    indiana,
    'Derecho del reclamante consumidor a cancelar: Puede cancelar este contrato sin multa ni otra obligación dentro de cinco (5) días hábiles después del día del adelanto si: (A) devuelve a {company} el monto completo de los fondos entregados, llevando en persona el cheque sin cobrar de la empresa a la oficina de la empresa; o (B) envía por correo de los Estados Unidos asegurado, certificado o registrado, a {company}, a la dirección que está en el contrato, un aviso de cancelación e incluye en el envío la devolución del monto completo de los fondos entregados, con el cheque sin cobrar de la empresa o con un cheque o giro postal registrado o certificado.',
  ],
  [
    nebraskaAndOhio,
    'DERECHO DEL CONSUMIDOR A CANCELAR: PUEDE CANCELAR ESTE CONTRATO SIN MULTA NI OTRA OBLIGACIÓN DENTRO DE CINCO DÍAS HÁBILES DESDE LA FECHA EN QUE RECIBE EL ADELANTO DE {company}.',
  ],
  [
    newYorkMaximum,
    'El monto máximo que se le puede exigir que pague no puede pasar del 25% del monto bruto que se recupere por su reclamo más el monto que le pagó la empresa de financiamiento, pero solo en la medida en que haya dinero disponible de su reclamo legal.',
  ],
  [
    newYorkCancellation,
    'Derecho del consumidor a cancelar: puede cancelar este contrato sin multa ni otra obligación dentro de diez días hábiles después de la fecha en que reciba el pago de la empresa de financiamiento, si devuelve a la empresa el monto completo de los fondos entregados.',
  ],
]
