export { chooseCoupon, chosenCoupon, type DisplayCoupon, isChosenElsewhere, layOutCoupons, type OrderCoupon } from "./coupons.ts";
export * from "./draft.ts";
export { dropFinePhotos, keepFinePhotos } from "./fine-photos.ts";
export * from "./services.ts";
export * from "./shops.ts";
export * from "./user-operation.ts";
