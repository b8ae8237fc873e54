import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { freightDict } from "@sihai/text/dict/freight";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { clearParcelSubmit } from "../src/stores/parcel-submit.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet, homeAddress } from "../testing/things.ts";

it.each(["zh", "en"] as const)("a parcel whose lines cannot be loaded says so, in %s (rule N-53)", async (language) => {
  const wire = shopWire();
  const words = await freightDict.load(language);
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  wire.answering(parcelOptions, { refusal: "SERVICE_ERROR" });
  clearParcelSubmit();
  await openPage("/order/in-storage/submit", { user: mei, language, search: { itemIds: ["1"] } });
  await expect.element(page.getByRole("alert").getByText(words.linesFailed)).toBeVisible();
});
