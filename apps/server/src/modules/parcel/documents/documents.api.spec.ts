import * as contract from "@sihai/contract/parcel";
import { postalLines } from "@sihai/domain/parcel";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aSealedParcel, type Benches, leave, theBenches } from "../../../../testing/parcel/parcels.ts";

let world: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  [benches, mei] = [await theBenches(world), await aBuyer(world)];
});

const fetched = (client: Client, path: string) => client.fetch(`/api${path}`);

async function wordsOf(reply: Response): Promise<{ text: string; pages: number; widthMm: number }> {
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const [left = 0, , right = 0] = (await pdf.getPage(1)).view;
  return { text: text.replace(/\s+/g, " "), pages: pdf.numPages, widthMm: Math.round(((right - left) * 25.4) / 72) };
}

describe("papers of a parcel", () => {
  it("are a label of 10 cm with number, weight and the address as it is written there", async () => {
    const parcel = await aSealedParcel(world, mei, benches);
    const { text, pages, widthMm } = await wordsOf(
      await fetched(benches.packer, `/staff/dispatch/label-pdf?packageId=${parcel.packageId}`),
    );
    expect([pages, widthMm]).toEqual([1, 100]);
    for (const words of [
      parcel.packageId,
      parcel.waybillNo,
      "Mei Chen",
      "Invalidenstraße 1",
      "10115 Berlin",
      "GERMANY",
      "0.600 kg",
      // The sender, to whom it comes back.
      "18 Sihai Road, Humen, Dongguan",
      "523900 CHINA",
      // As it is dialled from abroad.
      "+86 769-8100 0018",
      "return to this address",
    ])
      expect(text).toContain(words);
  });

  it("are a customs declaration with every line in both languages, its code, value and total", async () => {
    const parcel = await aSealedParcel(world, mei, benches);
    const path = `/staff/dispatch/customs-pdf?packageId=${parcel.packageId}`;
    const { text, widthMm } = await wordsOf(await fetched(benches.dispatcher, path));
    expect(widthMm).toBe(210);
    const [line] = parcel.form.declaration.lines;
    const { total } = parcel.form.declaration;
    for (const words of [
      "CUSTOMS DECLARATION",
      "Wool scarf",
      "羊毛围巾",
      line?.hsCode ?? "?",
      line?.value.amount ?? "?",
      total.amount,
      "Sender's signature",
      "18 Sihai Road, Humen, Dongguan",
      "+86 769-8100 0018",
      "If undeliverable, return to sender",
      "Net kg",
      "0.600",
      "CN 22",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("CN 23");
    // Packers pack; the declaration is the dispatcher's.
    expect((await fetched(benches.packer, path)).status).toBe(403);
    const noted = await world.deps.db
      .selectFrom("audit_log")
      .select("staff_id")
      .where("action", "=", "dispatch.customs-pdf")
      .where("subject", "=", parcel.packageId)
      .execute();
    expect(noted.map(({ staff_id }) => staff_id)).toEqual([benches.dispatcher.id]);
  });

  it("are a CN 23 where a parcel weighs more than the short form serves", async () => {
    const parcel = await aSealedParcel(world, mei, benches, { grams: 2600, sidesCm: [30, 20, 8] });
    const { text } = await wordsOf(
      await fetched(benches.dispatcher, `/staff/dispatch/customs-pdf?packageId=${parcel.packageId}`),
    );
    expect(text).toContain("CN 23");
    expect(text).not.toContain("CN 22");
    expect(text).toContain("2.600");
  });

  it("of a hand-over are a sheet to sign and a table no cell of which is a formula (rule F62)", async () => {
    const parcel = await aSealedParcel(world, mei, benches);
    const left = await leave(benches, [parcel.packageId]);
    if (!left.ok) throw new Error(left.code);
    const { manifestNo } = left.data;
    const { manifests } = await benches.dispatcher.must(contract.listManifests);
    expect(manifests[0]).toMatchObject({ manifestNo, parcels: 1, carrier: "Sihai Line" });
    const sheet = await wordsOf(
      await fetched(benches.dispatcher, `/staff/dispatch/manifest?manifestNo=${manifestNo}&format=pdf`),
    );
    for (const words of [manifestNo, parcel.packageId, parcel.waybillNo, "Carrier's signature"])
      expect(sheet.text).toContain(words);

    await world.deps.db.updateTable("manifest").set({ carrier: "=HYPERLINK(1)" }).where("manifest_no", "=", manifestNo).execute();
    const table = await fetched(benches.dispatcher, `/staff/dispatch/manifest?manifestNo=${manifestNo}&format=csv`);
    const rows = (await table.text()).trim().split("\n");
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`'=HYPERLINK(1)`);
    expect(rows[1]).toContain(parcel.waybillNo);
    expect(rows[0]?.trim()).toMatch(/,email,pickup$/);
    expect(rows[1]?.trim()).toMatch(/,mei@example\.com,$/);
    const unknown = await fetched(benches.dispatcher, "/staff/dispatch/manifest?manifestNo=M20260101-ABCDEF&format=csv");
    expect(unknown.status).toBe(404);
  });

  it("of a hand-over tell the carrier where a parcel is fetched (rule H-125)", async () => {
    const parcel = await aSealedParcel(world, mei, benches);
    const left = await leave(benches, [parcel.packageId]);
    if (!left.ok) throw new Error(left.code);
    await world.deps.db
      .updateTable("parcel")
      .set({ pickup_code: "HK-KLN-01" })
      .where("package_no", "=", parcel.packageId)
      .execute();
    const table = await fetched(benches.dispatcher, `/staff/dispatch/manifest?manifestNo=${left.data.manifestNo}&format=csv`);
    expect((await table.text()).trim()).toMatch(/,mei@example\.com,HK-KLN-01$/);
  });

  it.each([
    ["US", ["2104 Elm Street", "Austin Texas 78704"]],
    ["DE", ["2104 Elm Street", "78704 Austin", "Texas"]],
    ["GB", ["2104 Elm Street", "Austin", "Texas", "78704"]],
  ])("write an address of %s as %j", (country, lines) => {
    expect(postalLines({ country, state: "Texas", city: "Austin", fullAddress: "2104 Elm Street", zipCode: "78704" })).toEqual(
      lines,
    );
  });
});
