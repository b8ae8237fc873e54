import { messageText } from "@sihai/text/messages";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aMailbox } from "../../../testing/identity/accounts.ts";
import { aPaidParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { acts, inStorage, proofOf, request, theDesk } from "../../../testing/return/returns.ts";

/** Steps somebody waits for come by mail too: once each, in the language last used. */
const mailbox = aMailbox();
let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
  await world.work();
});

async function aReader(language: "en" | "zh"): Promise<{ client: Client; email: string }> {
  const client = await aBuyer(world);
  const { email } = await world.deps.db
    .updateTable("app_user")
    .set({ language })
    .where("id", "=", client.id)
    .returning("email")
    .executeTakeFirstOrThrow();
  return { client, email };
}

const subjectsTo = (email: string) => mailbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

it.each(["en", "zh"] as const)("of a return each step is mailed in %s, once", async (language) => {
  const { client, email } = await aReader(language);
  const desk = await theDesk(world);
  const returnNo = await request(client, await inStorage(world, client, desk));
  const act = acts(client, desk, returnNo, () => proofOf(desk, returnNo));
  for (const step of [act.approve, () => act.send(), act.receive]) expect(await step()).toMatchObject({ ok: true });
  const none = { returnNo, kind: "return" as const, courier: { zh: "", en: "" }, trackingNo: "", freightCny: "0.00" };
  const wanted = (["return-approved", "return-sent-back", "return-seller-received"] as const).map(
    (template) => messageText(template, none, language).title,
  );
  await expect.poll(() => subjectsTo(email).filter((subject) => wanted.includes(subject)), { timeout: 20_000 }).toHaveLength(3);
  expect(new Set(subjectsTo(email)).isSupersetOf(new Set(wanted))).toBe(true);
});

it("a parcel's deposit is mailed with what was paid, once", async () => {
  const { client, email } = await aReader("en");
  const { packageId } = await aPaidParcel(world, client, await theBenches(world));
  const { title } = messageText("parcel-paid", { packageNo: packageId, amountCny: "0.00" }, "en");
  await expect.poll(() => subjectsTo(email).filter((subject) => subject === title), { timeout: 20_000 }).toHaveLength(1);
  expect(mailbox.sent.find((mail) => mail.to === email && mail.subject === title)?.text).toContain(packageId);
});
