export { arrivalRange, promisedBy, promisedDays } from "./arrival.ts";
export { type BenchTask, benchTasks, needsTaskPhoto, wantsPackedPhoto } from "./bench-tasks.ts";
export { cancelFee } from "./cancel-fee.ts";
export { changeFee, changesBox } from "./change.ts";
export { itemCharges } from "./charges.ts";
export { checkParcelRules, type ParcelRuleRefusal } from "./check-rules.ts";
export { type Box, chooseBox, farFromEstimate, fitsBox } from "./choose-box.ts";
export { clearanceKeptDays, mayChangeClearance, wantsClearance } from "./clearance.ts";
export { customsNames } from "./customs-names.ts";
export {
  checkDeclaration,
  type DeclarationLine,
  type DeclarationRefusal,
  maxDeclarationLines,
  proposeDeclaration,
} from "./declaration.ts";
export { type Estimate, estimateDeposit } from "./deposit.ts";
export { readDeposit } from "./deposit-formula.ts";
export { chargeFewer } from "./fewer-done.ts";
export { type FreightTerms, freightTerms } from "./freight-terms.ts";
export { chargesOf, chargesTotal, type FrozenCharge, freightItem, goodsValueOf, type ParcelGoods } from "./frozen-charge.ts";
export { hsCodeOf } from "./hs-codes.ts";
export {
  checkIdentity,
  type IdentityKind,
  type IdentityRefusal,
  identityDocuments,
  identityKinds,
  identityNeed,
  maskIdentity,
} from "./identity.ts";
export { type InsuranceRefusal, insuranceFee, insure, maxInsured } from "./insurance.ts";
export { type LandedTax, landedTax, type TaxOfLine } from "./landed-tax.ts";
export { isParcelNumber, looksLikeParcelNumber, numberLetters, parcelNumber, parcelNumberLetters } from "./numbers.ts";
export { checkOutstanding, type OutstandingRefusal } from "./outstanding.ts";
export { postalLines } from "./postal-lines.ts";
export { prepaidTax } from "./prepaid-tax.ts";
export {
  type ParcelForm,
  type ParcelPrice,
  type ParcelPriceRefusal,
  priceParcel,
} from "./price-parcel.ts";
export {
  fitsVacuumBag,
  isParcelService,
  type ParcelServiceCode,
  parcelServiceCodes,
  parcelServices,
  priceServices,
  type ServiceChoice,
  type ServiceRefusal,
} from "./services.ts";
export { type FreightSettlement, settleFreight, settlementOutcomes } from "./settle-freight.ts";
export {
  actOnParcel,
  isParcelState,
  mayActOnParcel,
  mayConfirmReceipt,
  mayTakeStep,
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
export { estimateTax, type TaxEstimate, type TaxRule, taxRuleOn } from "./tax-rules.ts";
