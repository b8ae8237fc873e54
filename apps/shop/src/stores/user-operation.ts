import { create } from "zustand";
import { persist } from "zustand/middleware";

export type FinePhotoChoice = {
  goods: unknown;
  shopId: string | null;
  userLevel: number;
  photoRealMoney: string;
  photoDiscountMoney: string;
  limitNumber: number;
};

/** What a user chose on one page for another (checklist D.4): no person's data, for it is kept in the browser. */
export type UserOperation = {
  /** Destination country per key (the page that asked). */
  area: Record<string, string>;
  finePhoto: FinePhotoChoice | null;
  warehouse: string | null;
  goodsProperties: string[];
};

export const noOperation: UserOperation = { area: {}, finePhoto: null, warehouse: null, goodsProperties: [] };

export const useUserOperation = create<UserOperation>()(persist(() => noOperation, { name: "sh_user_operation", version: 1 }));

export function resetUserOperation(): void {
  useUserOperation.setState(noOperation, true);
}
