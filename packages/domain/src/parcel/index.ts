export { arrivalRange, promisedBy, promisedDays, type ToldDays, toldDays } from "./arrival.ts";
export { type BenchTask, benchTasks, needsTaskPhoto, wantsPackedPhoto } from "./bench-tasks.ts";
export { cancelFee } from "./cancel-fee.ts";
export { changeFee, changesBox } from "./change.ts";
export { itemCharges } from "./charges.ts";
export { checkParcelRules, type ParcelRuleRefusal } from "./check-rules.ts";
export { type Box, chooseBox, farFromEstimate, fitsBox, openBoxes } from "./choose-box.ts";
export { mayChangeClearance, wantsClearance } from "./clearance.ts";
export { type CustomsForm, customsForm, netWeights } from "./customs-form.ts";
export { customsNames } from "./customs-names.ts";
export {
  checkDeclaration,
  type DeclarationLine,
  isEnglishName,
  proposeDeclaration,
} from "./declaration.ts";
export { estimateDeposit } from "./deposit.ts";
export { readDeposit } from "./deposit-formula.ts";
export { chargeFewer } from "./fewer-done.ts";
export { freightTerms } from "./freight-terms.ts";
export { chargesOf, chargesTotal, type FrozenCharge, freightItem, goodsValueOf } from "./frozen-charge.ts";

export {
  checkIdentity,
  type IdentityKind,
  identityDocuments,
  identityKinds,
  identityNeed,
  maskIdentity,
} from "./identity.ts";
export { insuranceFee, insure, maxInsured } from "./insurance.ts";
export { type LandedTax, landedTax, type TaxOfLine } from "./landed-tax.ts";
export { isParcelNumber, looksLikeParcelNumber, numberLetters, parcelNumber, parcelNumberLetters } from "./numbers.ts";
export { balanceDueBy, checkOutstanding, type OutstandingRefusal } from "./outstanding.ts";
export { postalLines } from "./postal-lines.ts";
export { prepaidTax, prepaidTaxCharge } from "./prepaid-tax.ts";
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
  servicePrice,
} from "./services.ts";
export { type FreightSettlement, settleFreight, settlementOutcomes } from "./settle-freight.ts";
export {
  actOnParcel,
  type BenchState,
  benchStates,
  countedStates,
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
  parcelStates,
  parcelTabNames,
  parcelTabs,
} from "./states.ts";
export { estimateTax, type TaxEstimate, type TaxRule, taxRuleOn } from "./tax-rules.ts";
