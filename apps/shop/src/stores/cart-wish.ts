import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** What a visitor wanted in the cart when the log-in came between, and the address it was wanted at. */
export type CartWish = { goodsId: string; skuId: string; quantity: number; at: string };
type Kept = { wish: CartWish | null };

/** Over a reload, as reading a mailed code may bring one; gone with the tab. */
export const useCartWish = create<Kept>()(
  persist((): Kept => ({ wish: null }), {
    name: "sh_cart_wish",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Null: it is in the cart, or was given up. */
export function setCartWish(wish: CartWish | null): void {
  useCartWish.setState({ wish });
}
