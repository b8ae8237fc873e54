import type { LocalText } from "../language/index.ts";
import type { Settings } from "../setting/settings.ts";

/** The operator's list of couriers, a setting (rule E-101). One is closed to new deliveries, never taken out: goods travel with it. */
export type Couriers = Settings["couriers"];
export type Courier = Couriers[number];

/** Any courier that is not in the list; it takes any number. */
export const otherCourier = { code: "other", name: { zh: "其他快递", en: "Other courier" } } as const;

export type CourierChoice = { code: string; name: LocalText };

/** Those that can be named for a new delivery, "other" last. */
export function courierChoices(couriers: Couriers): CourierChoice[] {
  return [...couriers.filter(({ isOpen }) => isOpen), otherCourier];
}

/** The courier's name, closed or not; a code nobody knows any more is its own name. */
export function courierNamed(couriers: Couriers, code: string): LocalText {
  return [...couriers, otherCourier].find((one) => one.code === code)?.name ?? { zh: code, en: code };
}

export type CourierRefused =
  | { code: "COURIER_CLOSED"; name: LocalText; open: readonly LocalText[] }
  | { code: "COURIER_NOT_FOUND"; open: readonly LocalText[] };

/** Why a courier cannot be named for a new delivery, with those that can; null where it can. */
export function refuseCourier(couriers: Couriers, code: string): CourierRefused | null {
  const choices = courierChoices(couriers);
  if (choices.some((one) => one.code === code)) return null;
  const open = choices.map(({ name }) => name);
  const closed = couriers.find((one) => one.code === code);
  return closed ? { code: "COURIER_CLOSED", name: closed.name, open } : { code: "COURIER_NOT_FOUND", open };
}
