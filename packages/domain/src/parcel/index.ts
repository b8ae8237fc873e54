export { arrivalRange, type DaysTaken, promisedBy, promisedDays } from "./arrival.ts";
export { type BenchTask, benchTasks, needsTaskPhoto, wantsPackedPhoto } from "./bench-tasks.ts";
export { cancelFee, reopenFee } from "./cancel-fee.ts";
export { changeFee, changesBox, type Packed } from "./change.ts";
export { type Charge, type ChargedItem, itemCharges } from "./charges.ts";
export { checkParcelRules, type ParcelRuleRefusal, type RuledItem } from "./check-rules.ts";
export { type Box, chooseBox, farFromEstimate, farFromEstimatePercent, fitsBox } from "./choose-box.ts";
export { clearanceKeptDays, mayChangeClearance, wantsClearance } from "./clearance.ts";
export { customsNames } from "./customs-names.ts";
export {
  checkDeclaration,
  type DeclarationLine,
  type DeclarationRefusal,
  type DeclaredItem,
  maxDeclarationLines,
  proposeDeclaration,
} from "./declaration.ts";
export { depositAllowanceBp, type Estimate, estimateDeposit } from "./deposit.ts";
export { type DepositFormula, readDeposit } from "./deposit-formula.ts";
export { chargeFewer } from "./fewer-done.ts";
export { hsCodeOf } from "./hs-codes.ts";
export {
  checkIdentity,
  type IdentityKind,
  type IdentityNeed,
  type IdentityRefusal,
  identityDocuments,
  identityNeed,
  maskIdentity,
} from "./identity.ts";
export { type InsuranceRefusal, insuranceFee, insure, maxInsured } from "./insurance.ts";
export { type LandedTax, landedTax, type TaxOfLine } from "./landed-tax.ts";
export { freightOffBpByLevel, memberFreightOffBp } from "./member-discount.ts";
export { operationFee } from "./operation-fee.ts";
export { checkOutstanding, type OutstandingRefusal, outstandingCap } from "./outstanding.ts";
export { postalLines } from "./postal-lines.ts";
export { prepaidTax } from "./prepaid-tax.ts";
export {
  fitsVacuumBag,
  isParcelService,
  type ParcelServiceCode,
  parcelServiceCodes,
  parcelServices,
  priceServices,
  type ServiceableItem,
  type ServiceChoice,
  type ServiceLine,
  type ServiceRefusal,
  vacuumLimitCm,
} from "./services.ts";
export { type FreightSettlement, settleFreight } from "./settle-freight.ts";
export {
  actOnParcel,
  isParcelState,
  mayActOnParcel,
  mayConfirmReceipt,
  type ParcelAction,
  type ParcelActionRefusal,
  type ParcelState,
  type ParcelTab,
  parcelActionNames,
  parcelActions,
  parcelClocks,
  parcelStates,
  parcelTabNames,
  parcelTabs,
} from "./states.ts";
export { estimateTax, type TaxEstimate, type TaxLine, type TaxRule, taxRuleOn } from "./tax-rules.ts";
