import { parcelDetail } from "@sihai/contract/parcel";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidParcel } from "../testing/a-parcel.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const { packageId, items } = unpaidParcel;
const [cup] = items;

it("a service by the piece says which of a parcel's goods it is for", async () => {
  if (!cup) throw new Error("the parcel holds a cup");
  const coat = { ...cup, itemId: "2", itemNo: "W2", name: { zh: "羽绒服", en: "Coat" }, quantity: 2 };
  const tags = { code: "remove-tags", quantity: 1, unitPrice: "2.00", amount: "2.00", items: [{ itemId: "2", quantity: 1 }] };
  shopWire().answering(parcelDetail, { data: { ...unpaidParcel, items: [cup, coat], charges: [tags] } });
  await openPage("/package/service/existing-services", { search: { packageId }, user: mei });
  await expect.element(page.getByText("Coat × 1")).toBeVisible();
  expect(page.getByText("Cup", { exact: false }).elements()).toEqual([]);
});
