import { useCouriers } from "@sihai/client";
import { courierNames } from "@sihai/text";
import { useLanguage } from "./language.ts";

/** The couriers in the reader's words. */
export function useCourierNames() {
  return courierNames(useCouriers(), useLanguage());
}
