import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { page } from "vitest/browser";
import type { PathSearch } from "../src/paths.ts";
import { clearParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { mei, openPage, shopWire } from "./open-page.tsx";
import { parcelOffer } from "./parcel-offer.ts";
import { aWallet, homeAddress } from "./things.ts";

/** The English words of the submit page, and its parts by them. */
export const words = await storageDict.load("en");
export const submit = page.getByRole("button", { name: words.submitFor(cnyText("102.00")) });
export const email = page.getByRole("textbox", { name: words.email });
export const remark = page.getByRole("textbox", { name: words.remark });
export const agreed = page.getByRole("checkbox", { name: words.agreeDifference });
export const declaration = page.getByRole("button", { name: words.declaration });

/** A wire on which one cup can be sent by air, chosen already, and be paid from the balance. */
export function submitWire(): Wire {
  const wire = shopWire();
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  wire.answering(parcelOptions, { data: parcelOffer });
  clearParcelSubmit();
  useParcelSubmit.setState({ diItemList: ["1"], selectDelivery: "air", email: null });
  return wire;
}

/** The submit page of the cup. */
export function openSubmit(
  search: PathSearch<"/order/in-storage/submit"> = {},
  language: "en" | "zh" = "en",
): Promise<HTMLElement> {
  return openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"], ...search }, language });
}
