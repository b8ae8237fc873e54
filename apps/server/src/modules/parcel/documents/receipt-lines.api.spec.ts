import { parcelDetail, submitParcel } from "@sihai/contract/parcel";
import { beijing, chargeHow, cnyText, formatDay, measuringText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { receiptDict } from "@sihai/text/dict/receipt";
import { storageDict } from "@sihai/text/dict/storage";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { aBuyer, aKey, anAddress, type Client } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aForm, aSealedParcel, leave } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

standOnNewGround();

const bare = (text: string) => text.replace(/\s+/g, "");
async function receiptOf(client: Client, packageId: string, lang: "en" | "zh"): Promise<string> {
  const reply = await client.fetch(`/api/parcel/receipt-pdf?${new URLSearchParams({ packageId, lang })}`);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return bare((await extractText(pdf, { mergePages: true })).text);
}

it.each(["en", "zh"] as const)("a parcel's receipt says how its insurance and services came about, in %s", async (lang) => {
  // Heavy enough for the fee after measuring, whose limit no typeface of ours has a sign for.
  const item = await aStoredItem(spec, mei, benches, { grams: 4600, sidesCm: [37, 20, 10] });
  const services = [{ code: "reinforcement" as const, items: [{ itemId: item.itemId, quantity: 1 }] }];
  const form = await aForm(mei, [item.itemId], await anAddress(spec, mei), { insuredValue: "50.00", services });
  const { packageId } = await mei.must(submitParcel, { body: form }, { key: aKey() });
  const { insurance, charges } = await mei.must(parcelDetail, { query: { packageId } });
  const [words, { serviceNames }] = [await parcelDict.load(lang), await storageDict.load(lang)];
  const text = await receiptOf(mei, packageId, lang);
  const insured = words.insuredHow("3%", cnyText("50.00"), cnyText(insurance.terms?.least ?? ""));
  expect(text).toContain(bare(`${words.insurance} ${cnyText(insurance.fee)} ${insured}`));
  const measured = charges.find(({ code }) => code === "measuring")?.how ?? "";
  const limit = / ≤ (\S+ kg)/.exec(measured)?.[1] ?? "?";
  const { upTo } = await receiptDict.load(lang);
  expect(text).toContain(bare(words.chargeHow.measuring(measuringText(measured, lang).replace(`≤ ${limit}`, upTo(limit)))));
  expect(text).not.toContain("≤");
  const charge = charges.find(({ code }) => code === "reinforcement");
  if (!charge) throw new Error("no charge for what was ordered");
  const name = serviceNames.reinforcement.name;
  expect(text).toContain(bare(`${name} ${cnyText(charge.amount)} ${chargeHow(charge, words, lang)}`));
});

it.each(["en", "zh"] as const)(
  "a parcel's receipt says on which day in Beijing money came back, as of all its times, in %s",
  async (lang) => {
    const light = { grams: 1200, sidesCm: [28, 18, 6] as [number, number, number] };
    const omar = await aBuyer(spec, "1000.00");
    const { packageId } = await aSealedParcel(spec, omar, benches, light, { grams: 2200 });
    // In the evening of the server's day the next one has begun in Beijing.
    const secondOfDay = Math.round(spec.deps.clock.now().getTime() / 1000) % 86_400;
    await spec.advance((20 * 3600 - secondOfDay + 86_400) % 86_400);
    await leave(benches, [packageId]);
    const { settlement } = await omar.must(parcelDetail, { query: { packageId } });
    const [at, words] = [settlement?.at ?? "", await parcelDict.load(lang)];
    expect(formatDay(at, lang, beijing)).not.toBe(formatDay(at, lang, "UTC"));
    expect(await receiptOf(omar, packageId, lang)).toContain(bare(words.backToBalance(formatDay(at, lang, beijing))));
  },
);
