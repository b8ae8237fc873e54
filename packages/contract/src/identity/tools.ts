import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField } from "../fields.ts";

const currency = z.object({
  code: currencyField,
  symbol: z.string(),
  digits: z.int(),
  /** Units for one CNY; null until a rate was published. */
  rate: z.nullable(z.string()),
});

/** The currencies prices can be shown in: CNY and USD. */
export const displayCurrencies = endpoint({
  method: "GET",
  path: "/tool/currency/currency-list",
  summary: "Display currencies with their rates",
  data: z.object({ list: z.array(currency) }),
});

/** The thirteen currencies money can be sent in (rule I-28). */
export const remittanceCurrencies = endpoint({
  method: "GET",
  path: "/tool/js/get-currency-list",
  summary: "Remittance currencies with their rates",
  data: z.object({ list: z.array(currency) }),
});

/** Where adverts stand; a position joins when a page shows it. */
export const advertPositions = ["home"] as const;

export const advertPictures = ["photos", "coupon", "boxes"] as const;

/** Adverts of a place on a page, in the caller's language. `link` is a path of the shop without a language prefix. */
export const adverts = endpoint({
  method: "POST",
  path: "/advert/vert",
  summary: "Adverts of a position",
  body: z.strictObject({ position: z.enum(advertPositions) }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        link: z.string(),
        tone: z.enum(["blue", "amber", "green"]),
        picture: z.enum(advertPictures),
      }),
    ),
  }),
});
