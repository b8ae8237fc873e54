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
  taxStepColumns,
  writeTaxRules,
} from "./read-tax-rules.ts";
