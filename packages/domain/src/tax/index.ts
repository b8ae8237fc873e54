export { isTaxEnd, type TaxEnd } from "../parcel/tax-rules.ts";
export {
  isSameRule,
  mergeTaxRows,
  noTaxCurrency,
  readTaxRows,
  readTaxRules,
  readTaxTable,
  type TaxCells,
  type TaxRow,
  taxCells,
  taxColumns,
  taxGrades,
  writeTaxRules,
} from "./read-tax-rules.ts";
