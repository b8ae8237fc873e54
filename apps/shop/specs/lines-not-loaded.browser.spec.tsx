import { addressList } from "@sihai/contract/address";
import { parcelDetail, parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { freightDict } from "@sihai/text/dict/freight";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clearParcelSubmit } from "../src/stores/parcel-submit.ts";
import { unpaidParcel } from "../testing/a-parcel.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet, homeAddress } from "../testing/things.ts";

describe.each(["zh", "en"] as const)("where the lines cannot be loaded, in %s (rule N-53)", (language) => {
  it.each([
    ["submitted", { itemIds: ["1"] }],
    ["changed", { packageId: unpaidParcel.packageId }],
  ])("a parcel about to be %s says so", async (_, search) => {
    const wire = shopWire();
    const words = await freightDict.load(language);
    wire.answering(getWallet, { data: aWallet("500.00") });
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    wire.answering(parcelDetail, { data: unpaidParcel });
    wire.answering(parcelOptions, { refusal: "SERVICE_ERROR" });
    clearParcelSubmit();
    await openPage("/order/in-storage/submit", { user: mei, language, search });
    await expect.element(page.getByRole("alert").getByText(words.linesFailed)).toBeVisible();
  });
});
