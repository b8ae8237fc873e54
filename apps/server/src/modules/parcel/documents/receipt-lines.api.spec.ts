import { parcelDetail, submitParcel } from "@sihai/contract/parcel";
import { chargeHow, cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { receiptDict } from "@sihai/text/dict/receipt";
import { storageDict } from "@sihai/text/dict/storage";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { aKey, anAddress } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aForm } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

standOnNewGround();

const bare = (text: string) => text.replace(/\s+/g, "");

it.each(["en", "zh"] as const)("a parcel's receipt says how its insurance and services came about, in %s", async (lang) => {
  // Heavy enough for the fee after measuring, whose limit no typeface of ours has a sign for.
  const item = await aStoredItem(spec, mei, benches, { grams: 4600, sidesCm: [37, 20, 10] });
  const services = [{ code: "reinforcement" as const, items: [{ itemId: item.itemId, quantity: 1 }] }];
  const form = await aForm(mei, [item.itemId], await anAddress(spec, mei), { insuredValue: "50.00", services });
  const { packageId } = await mei.must(submitParcel, { body: form }, { key: aKey() });
  const { insurance, charges } = await mei.must(parcelDetail, { query: { packageId } });
  const [words, { serviceNames }] = [await parcelDict.load(lang), await storageDict.load(lang)];
  const reply = await mei.fetch(`/api/parcel/receipt-pdf?${new URLSearchParams({ packageId, lang })}`);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  const text = bare((await extractText(pdf, { mergePages: true })).text);
  const insured = words.insuredHow("3%", cnyText("50.00"), cnyText(insurance.terms?.least ?? ""));
  expect(text).toContain(bare(`${words.insurance} ${cnyText(insurance.fee)} ${insured}`));
  const measured = charges.find(({ code }) => code === "measuring")?.how ?? "";
  const limit = / ≤ (\S+ kg)/.exec(measured)?.[1] ?? "?";
  const { upTo } = await receiptDict.load(lang);
  expect(text).toContain(bare(words.chargeHow.measuring(measured.replace(`≤ ${limit}`, upTo(limit)))));
  expect(text).not.toContain("≤");
  const charge = charges.find(({ code }) => code === "reinforcement");
  if (!charge) throw new Error("no charge for what was ordered");
  const name = serviceNames.reinforcement.name;
  expect(text).toContain(bare(`${name} ${cnyText(charge.amount)} ${chargeHow(charge, words)}`));
});
