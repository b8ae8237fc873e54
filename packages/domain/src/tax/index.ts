export { isTaxEnd } from "../parcel/tax-rules.ts";
export {
  isSameRule,
  mergeTaxRows,
  noTaxCurrency,
  readTaxRows,
  readTaxRules,
  readTaxTable,
  type TaxCells,
  type TaxRow,
  taxGrades,
  writeTaxRules,
} from "./read-tax-rules.ts";
