export default function ContractForms() {
  return null
}
