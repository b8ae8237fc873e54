import { parcelDetail, readClearance } from "@sihai/contract/parcel";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidParcel } from "../testing/a-parcel.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)("what insurance costs says its share and its least, in %s", async (language) => {
  const { packageId } = unpaidParcel;
  const words = await parcelDict.load(language);
  const wire = shopWire();
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
  const insurance = { insured: "50.00", fee: "3.00", terms: { rateBp: 300, least: "3.00" } };
  wire.answering(parcelDetail, { data: { ...unpaidParcel, insurance } });
  await openPage("/package/detail", { search: { packageId }, user: mei, language });
  const how = words.insuredHow("3%", cnyText("50.00"), cnyText("3.00"));
  // One press away, as all formulas are.
  await expect.element(page.getByText(how)).toBeInTheDocument();
});
