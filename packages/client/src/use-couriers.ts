import type { Couriers } from "@sihai/domain/courier";
import { useSettings } from "./use-settings.ts";

const none: Couriers = [];

/** The operator's couriers as they are now; none until they are known. */
export function useCouriers(): Couriers {
  return useSettings()?.couriers ?? none;
}
