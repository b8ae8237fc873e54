import { parcelServiceCodes, parcelStates } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { cnyAmount, id, instant, localText, moneyField, quantity, text } from "../fields.ts";

export const parcelState = z.enum(parcelStates);

export const moved = z.object({ packageId: z.string(), state: parcelState });

/** What weighing came to against the deposit. */
export const settlementOutcome = z.enum(["even", "refund", "balance-due"]);

/** A service asked for; by the piece: how many of which items. */
export const serviceChoice = z.strictObject({
  code: z.enum(parcelServiceCodes),
  items: z.array(z.strictObject({ itemId: id, quantity })).check(z.maxLength(100)),
});

/** In USD; the value is that of all pieces of the line. */
export const declarationInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        itemIds: z.array(id).check(z.maxLength(100)),
        name: z.object({ zh: text(60, 0), en: text(60, 0) }),
        hsCode: z.string().check(z.regex(/^\d{0,10}$/)),
        quantity,
        value: moneyField,
      }),
    )
    .check(z.maxLength(50)),
  total: moneyField,
});

export const declarationView = z.object({
  lines: z.array(
    z.object({
      itemIds: z.array(z.string()),
      name: localText,
      hsCode: z.string(),
      quantity: z.int(),
      value: moneyField,
    }),
  ),
  total: moneyField,
});

/** A charge of a parcel beside freight: a service, the fee after measuring, prepaid tax. */
export const chargeLine = z.object({
  code: z.string(),
  quantity: z.int(),
  unitPrice: cnyAmount,
  amount: cnyAmount,
  how: z.optional(z.string()),
  /** Of a service by the piece: how many of which items. */
  items: z.optional(z.array(z.object({ itemId: z.string(), quantity: z.int() }))),
});

/** What was taken off: by a coupon, a code, or so many credits (`ref`). */
export const discountLine = z.object({
  kind: z.enum(["coupon", "credits", "code"]),
  ref: z.string(),
  name: z.nullable(localText),
  amount: cnyAmount,
  /** Of a coupon, and of credits: until when they can be used once they are back. */
  validUntil: z.nullable(instant),
});

export const addressView = z.object({
  consignee: z.string(),
  lastName: z.string(),
  contact: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  fullAddress: z.string(),
  zipCode: z.string(),
});

export const outletView = z.object({
  code: z.string(),
  lineId: z.string(),
  country: z.string(),
  city: localText,
  name: localText,
  address: localText,
  phone: z.string(),
  hours: z.string(),
  /** Degrees north and east. */
  lat: z.number(),
  lng: z.number(),
});

export const trackingEvent = z.object({ at: instant, status: z.string(), place: z.string(), text: localText });

/** What happens next and by when; words by `code` in the parcel dictionary. */
export const nextStep = z.object({ code: z.string(), by: z.nullable(instant) });
