import { isPositive, type Money, parseMoney, zero } from "@sihai/domain";
import { isWebAddress } from "@sihai/domain/forwarding";
import type { ForwardingWords } from "@sihai/text/dict/forwarding";
import type { UploadedPicture } from "@sihai/ui";
import * as z from "zod/mini";

export type DiyForm = {
  name: string;
  link: string;
  platform: string;
  unitPrice: string;
  domesticFreight: string;
  quantity: number;
  options: string;
  remark: string;
  classId: string;
  pictures: UploadedPicture[];
  warehouse: string;
  country: string;
  agreed: boolean;
};

/** What was typed as CNY; nothing where it is no amount yet. */
export function typedAmount(typed: string): Money {
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? parseMoney(typed, "CNY") : zero("CNY");
}

/** The fields of goods described by hand, each with its sentence (rules E-76 and E-79). */
export function diySchema(words: ForwardingWords) {
  const filled = (error: string) => z.string().check(z.refine((text) => text.trim() !== "", { error }));
  return z.object({
    name: filled(words.needName),
    link: z.string().check(z.refine((text) => isWebAddress(text), { error: words.needLink })),
    platform: filled(words.needPlatform),
    unitPrice: z.string().check(z.refine(isPositive, { error: words.needPrice })),
    domesticFreight: filled(words.needFreight),
    quantity: z.int().check(z.positive(), z.maximum(9999)),
    options: z.string(),
    remark: z.string(),
    classId: filled(words.needClass),
    pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
    warehouse: z.string(),
    country: z.string(),
    agreed: z.boolean().check(z.refine((on) => on, { error: words.needDisclaimer })),
  });
}
