import { useWarehouses } from "@sihai/client";
import { warehouseNames } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { useCallback } from "react";
import { useDict, useLanguage } from "#shop";
import type { CouponView } from "./coupon-terms.ts";
import { conditionsOf } from "./coupon-words.ts";

/** All that a coupon asks for in one line: on its ticket, and in the draft of an order (rule D-62). */
export function useCouponConditions(): (terms: CouponView["terms"]) => string {
  const words = useDict(promotionDict);
  const packing = useDict(storageDict).serviceNames;
  const buying = useDict(serviceDict).names;
  const language = useLanguage();
  const warehouses = useWarehouses();
  return useCallback(
    (terms) => {
      const services = terms.parcelType === "domestic" ? buying : packing;
      return conditionsOf(terms, words, language, { services, warehouseOf: warehouseNames(warehouses, language).nameOf }).join(
        " · ",
      );
    },
    [words, packing, buying, language, warehouses],
  );
}
