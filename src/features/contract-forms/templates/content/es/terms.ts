import type { termRules } from '../../schema/lines/terms.ts'

export const terms: Record<keyof typeof termRules, string> = {
  'terms.part': 'Contrato, condiciones',
  'terms.heading': 'Las condiciones',
  'terms.months': 'Todos los contratos de este reclamo, si se pagan al final de un mes',
  'terms.monthsAfter': 'Meses después del adelanto',
  'terms.monthsEarlier': 'Contratos anteriores',
  'terms.monthsThis': 'Este contrato',
  'terms.monthsAll': 'Todos juntos',
  'what.caption': 'Qué es esto',
  'what.text':
    'Compramos un derecho a cobrar del dinero que reciba por su reclamo. Le pagamos ahora. Nos paga después, con el dinero de su caso, el monto de la primera página.',
  'what.noLoan': 'No es un préstamo: no hace pagos y no promete que va a ganar su caso.',
  'what.asLoan':
    'No hace pagos antes de eso y no promete que va a ganar su caso. Si la ley trata este contrato como un préstamo, usted tiene también los derechos que esa ley le da.',
  'claim.caption': 'Su reclamo',
  'claim.text':
    'Su reclamo es todo lo que pueda recibir, de quien sea y de cualquier manera, por esto: {case}, el {caseDay}. Dónde pasó: {casePlace}. Quien le representa: {attorney}. El bufete: {firm}.',
  'money.caption': 'Cuándo recibe el dinero',
  'money.text':
    'Le enviamos {received} el {fundingDay}. Ese es el día del adelanto. Antes tienen que firmar usted y su abogado o abogada. El último día para firmar es el {signBy}.',
  'money.heldBack':
    'Del adelanto retenemos {heldBack} para las tarifas únicas que están en la primera página.',
  'money.otherDay':
    'Si ese día no podemos enviarlo, este contrato termina sin que deba nada y le damos otro con fechas nuevas.',
  'owed.caption': 'Cuánto debe y cuándo',
  'owed.dated': 'El monto depende del día en que nos paguen. Está en la tabla de la primera página.',
  'owed.outcomes':
    'El monto depende de lo que pague su caso y del día en que nos paguen. La tabla de la primera página dice lo más que puede ser.',
  'owed.perStep':
    'Cobramos el {rate} del adelanto por cada {period} que haya empezado, contado desde el día del adelanto. Sube el primer día de cada {period} y no vuelve a subir hasta el siguiente.',
  'owed.proRata':
    'Cobramos el {rate} del adelanto por cada {period}, contado por días desde el día del adelanto. Si nos pagan antes de que termine un período, usted debe menos de lo que la tabla dice para su último día.',
  'owed.inAdvance':
    'Cobramos el {rate} del adelanto por cada {period}. El cargo de un año entero se debe desde el día del adelanto, y otra vez cada año en esa fecha.',
  'owed.byLaw': 'La ley limita nuestros cargos. La tabla ya respeta ese límite, y lo que cuenta es la tabla.',
  'owed.simple': 'Es un cargo simple sobre el adelanto: ningún cargo es compuesto.',
  'owed.compounds':
    'El cargo es compuesto: cada {compounds}, los cargos sin pagar se suman al monto sobre el que se cuentan los siguientes.',
  'owed.stops': 'Los cargos dejan de crecer {mostMonths} meses después del día del adelanto.',
  'owed.maximum': 'Pase lo que pase, nunca debe más de {maximum}.',
  'owed.grace':
    'Si su abogado envía el pago dentro de {grace} días después del cambio de período, aceptamos el monto más bajo.',
  'nothing.caption': 'Cuándo no debe nada',
  'nothing.text':
    'Si no recibe dinero por su reclamo, no nos debe nada. Si después de los pagos de la sección 6 queda menos que el monto de la primera página, tomamos lo que queda y usted no debe el resto. Salvo lo que dice la sección 12, nunca nos paga con su sueldo, sus ahorros, su casa ni otra cosa suya.',
  'order.caption': 'Quién cobra primero',
  'order.text':
    'Del dinero de su reclamo, en este orden: los honorarios y gastos de su abogado; Medicare, Medicaid y otros gravámenes (liens) que fija la ley; manutención de hijos e impuestos; gravámenes médicos; después nosotros. El resto es suyo.',
  'charges.caption': 'Ningún otro cargo',
  'charges.text':
    'La primera página tiene todos los cargos. Nada más le cuesta: ni copias, ni cartas, ni preguntas, ni cerrar su cuenta. No pagamos comisiones a abogados ni a médicos por este contrato, ni las recibimos de ellos.',
  'case.caption': 'Su caso sigue siendo suyo',
  'case.text':
    'Usted y su abogado lo deciden todo. No damos asesoría legal, no elegimos a su abogado ni a su médico, y no decidimos si llega a un acuerdo ni por cuánto.',
  'ask.caption': 'Qué le pedimos',
  'ask.text':
    'Lo que nos dijo de su reclamo es verdad. Usted o su abogado nos avisa cuándo y cómo termina su caso, antes de que se reparta el dinero. Nos avisa si cambia de abogado o de dirección. No vende ni da en garantía a otros la misma parte de su reclamo.',
  'ask.others': 'La ley le pide a usted o a su abogado que avise de este contrato a {others}.',
  'attorney.caption': 'Su abogado o abogada',
  'attorney.text':
    'Usted le pide a su abogado que firme su página, en la parte en inglés, que conteste cómo va el caso, como mucho cada tres meses, y que nos pague de la cuenta de fondos de clientes antes de pagarle a usted. Si cambia de abogado, este contrato sigue y le pedimos al nuevo que firme también. Su abogado solo puede mostrar papeles confidenciales si usted lo acepta por escrito.',
  'advances.caption': 'Otros adelantos',
  'advances.text':
    'Cada contrato anterior que tiene con nosotros sobre este reclamo está antes de estas condiciones. Adelantos de otras empresas, según nos dijo: {advances}. Si quiere otro adelanto, de nosotros o de alguien más, avísenos primero. Uno nuevo de nosotros es un segundo contrato al lado de este. Nunca incluimos este en el nuevo.',
  'untrue.caption': 'Si lo que nos dijo no es verdad',
  'untrue.text':
    'Si nos mintió en algo importante, o se quedó con dinero que según la sección 6 es nuestro, puede deber el monto de la primera página, pague lo que pague su caso. Tendríamos que probarlo en la corte. Nunca informamos a un buró de crédito ni mandamos a un cobrador.',
  'cancel.caption': 'Cómo cancelar',
  'cancel.text':
    'El cuadro sobre su derecho a cancelar dice hasta cuándo. Avísenos por escrito y devuelva el dinero de una de estas maneras: traiga nuestro cheque sin cobrar a {address}, en horas de oficina ({hours}); envíe allí nuestro cheque sin cobrar, un cheque certificado o un giro postal por correo asegurado, registrado o certificado, y cuenta la fecha del sello postal; o devuélvalo por transferencia bancaria (wire) y escriba a {email}.',
  'cancel.anyMail':
    'También sirve cualquier otro correo a esa dirección, y cuenta la fecha del sello postal.',
  'cancel.done': 'Con eso este contrato termina y usted no debe nada.',
  'taxes.caption': 'Impuestos y beneficios',
  'taxes.text':
    'Puede que tenga que pagar impuestos por este dinero. Si recibe SSI o Medicaid, puede contar como ingreso o como algo que usted tiene, y quizás deba informarlo dentro de 10 días. Pregunte antes de firmar a alguien que sepa: nosotros no podemos aconsejarle.',
  'taxes.benefits': 'Usted nos dijo que recibe SSI o Medicaid.',
  'papers.caption': 'Sus papeles',
  'papers.text':
    'Recibe una copia en cuanto firma, y su abogado también. Las copias en papel no cuestan nada. Nuestro aviso de privacidad está en nuestro sitio web, y en papel si lo pide. Guardamos el expediente mientras la ley lo pida, y después no más de lo necesario.',
  'sale.caption': 'Si vendemos este contrato',
  'sale.never': 'No vendemos, cedemos ni titulizamos este contrato.',
  'sale.licensees':
    'Solo podemos venderlo o darlo en garantía a quienes tienen licencia para contratos así, a bancos y a quienes la agencia lo permite.',
  'sale.servicing': 'Solo podemos venderlo si nosotros lo seguimos atendiendo.',
  'sale.text':
    'Lo tenga quien lo tenga, usted conserva todos sus derechos y defensas frente a nosotros. Puede seguir pagándonos hasta que le digamos otra cosa por escrito, y seguimos contestando sus preguntas.',
  'court.caption': 'Si no estamos de acuerdo',
  'court.text':
    'Se aplica la ley de {state}. Puede llevarnos a la corte donde vive y conserva su derecho a un jurado. No tiene que ir a un arbitraje. Si nosotros le demandamos, es en el condado donde usted vive.',
  'court.forum': 'Su reclamo se tramita en {forum}. Donde la ley de allí le da más, también cuenta.',
  'death.caption': 'Muerte o bancarrota',
  'death.text':
    'Si usted muere o se declara en bancarrota, dejamos de comunicarnos con usted y su familia y hablamos con su abogado. Nadie más tiene que pagar por usted.',
  'whole.caption': 'Todo el contrato',
  'whole.text':
    'Estas páginas, cada una con el número {number}, son todo el contrato. Solo podemos cambiarlo por escrito, con la firma de usted y la nuestra. Donde una ley le da más que este contrato, cuenta la ley.',
  'whole.languages':
    'El inglés y el español dicen lo mismo. Donde no sea así, cuenta lo que es mejor para usted.',
}
