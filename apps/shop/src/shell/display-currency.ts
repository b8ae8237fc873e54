import type { Currency } from "@sihai/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** The currency shown beside CNY and what one CNY is worth in it. CNY and USD to choose from (rules O-05 to O-09). */
type DisplayCurrency = {
  currency: Currency;
  /** Decimal string; null until the server told it, and while there is none that holds: prices then stand in CNY alone. */
  rate: string | null;
  choose: (currency: Currency, rate: string | null) => void;
};

export const useDisplayCurrency = create<DisplayCurrency>()(
  persist((set) => ({ currency: "USD", rate: null, choose: (currency, rate) => set({ currency, rate }) }), {
    name: "sh_currency",
    version: 1,
    partialize: ({ currency, rate }) => ({ currency, rate }),
  }),
);
