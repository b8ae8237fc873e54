import { emptyUserOperation, type UserOperation } from "@sihai/domain/order/draft";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** What a user chose on one page for another (rules D-104 to D-113): no person's data, for it is kept in the browser. */
export const useUserOperation = create<UserOperation>()(
  persist(emptyUserOperation, { name: "sh_user_operation", version: 3, migrate: emptyUserOperation }),
);

/** Changes by a pure function of `@sihai/domain/draft`: `changeOperation((one) => setArea(one, "goods", "DE"))`. */
export function changeOperation(change: (operation: UserOperation) => UserOperation): void {
  useUserOperation.setState(change(useUserOperation.getState()), true);
}
