import * as contract from "@sihai/contract/content";
import { submitForwarding } from "@sihai/contract/forwarding";
import { register, sendCode } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { readNotices } from "@sihai/contract/setting";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Client, eventually } from "#testing";
import { bodyOf } from "../../../testing/forwarding/fixtures.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";

standOnMailGround();

const daySeconds = 86_400;

async function acceptedBy(client: Client) {
  const rows = await world.deps.db
    .selectFrom("agreement_acceptance as a")
    .innerJoin("content_version as v", "v.id", "a.version_id")
    .select(["a.agreement", "a.accepted_with as with", "v.name", "v.id as versionId"])
    .where("a.user_id", "=", client.id)
    .orderBy("a.id")
    .execute();
  for (const { agreement, name } of rows) expect(name).toBe(agreement);
  return rows.map(({ agreement, with: acceptedWith, versionId }) => ({ agreement, with: acceptedWith, versionId }));
}

async function aNewAccount(email: string): Promise<Client> {
  const client = world.visitor();
  const from = mailbox.sent.length;
  await client.must(sendCode, { body: { email, purpose: "register" } });
  const code = await mailbox.codeFor(email, from);
  const { user_id: id } = await client
    .must(register, { body: { email, code, acceptTerms: true, acceptPrivacy: true } })
    .then(() =>
      world.deps.db.selectFrom("app_user").select("id as user_id").where("email_normal", "=", email).executeTakeFirstOrThrow(),
    );
  return Object.assign(client, { id });
}

describe("what somebody accepts", () => {
  it("is kept with its version and what they did: an account, an order", async () => {
    const mei = await aNewAccount("accepts@example.com");
    expect(await acceptedBy(mei)).toMatchObject([
      { agreement: "terms", with: "account" },
      { agreement: "privacy", with: "account" },
    ]);
    const omar = await world.shopper();
    const { orderNo } = await omar.must(submitForwarding, { body: bodyOf() });
    const shown = await world.visitor().must(contract.readArticle, { query: { helpId: "forwarding-terms" } });
    expect(await acceptedBy(omar)).toEqual([
      { agreement: "forwarding-terms", with: `order:${orderNo}`, versionId: shown.versionId },
    ]);
  });

  it("is kept against everybody, and not at all where the order is refused", async () => {
    const omar = await world.shopper();
    const refused = await omar.call(submitForwarding, { body: { ...bodyOf(), agreed: false } });
    expect(refused.ok).toBe(false);
    expect(await acceptedBy(omar)).toEqual([]);
    await expect(sql`delete from agreement_acceptance`.execute(world.deps.db)).rejects.toThrow(/is kept/);
  });
});

describe("an agreement of the account that changes", () => {
  it("is told before, can be read before, and is asked about once it holds", async () => {
    await world.work();
    const [omar, editor] = [await world.shopper(), await world.staff("content")];
    const due = async (client: Client) => (await client.must(contract.readAgreementsDue)).list;
    expect(await due(omar)).toEqual([]);
    const { versions } = await editor.must(contract.readContent, { query: { kind: "article", name: "terms" } });
    const piece = versions[0]?.piece;
    if (piece?.kind !== "article" || !piece.words.en) throw new Error("no terms");
    const changed = { ...piece, words: { ...piece.words, en: { ...piece.words.en, title: "Terms, changed" } } };
    const from = new Date(world.deps.clock.now().getTime() + 15 * daySeconds * 1_000).toISOString();
    const { versionId } = await editor.must(contract.publishContent, {
      body: { name: "terms", piece: changed, isShown: true, asksAgain: true, note: "clearer", from, until: null },
    });

    const told = await eventually("omar is told", async () => {
      const { list } = await omar.must(messageList, { body: { currPage: 1, pageSize: 10, msgTypeIdList: ["system"] } });
      return list.find(({ title }) => title === "Our Terms of Service will change");
    });
    expect(told.link).toContain(`helpId=terms&from=${encodeURIComponent(from)}`);
    const titleOn = async (query: { from?: string }) =>
      (await omar.must(contract.readArticle, { query: { helpId: "terms", language: "en", ...query } })).title;
    expect([await titleOn({}), await titleOn({ from })]).toEqual(["Terms of Service", "Terms, changed"]);
    expect(await due(omar)).toEqual([]);

    await world.advance(16 * daySeconds);
    const since = await eventually("every page knows", async () => (await world.visitor().must(readNotices)).agreementsSince);
    expect(since).toBe(from);
    const again = await world.shopper();
    expect(await due(again)).toEqual([]);
    expect(await due(omar)).toEqual([{ agreement: "terms", versionId, since: from }]);
    const first = versions.at(-1)?.versionId ?? "";
    const stale = await omar.call(contract.acceptAgreements, { body: { seen: [{ agreement: "terms", versionId: first }] } });
    expect(stale).toMatchObject({ ok: false, code: "AGREEMENT_CHANGED" });
    expect(await acceptedBy(omar)).toEqual([]);
    await omar.must(contract.acceptAgreements, { body: { seen: [{ agreement: "terms", versionId }] } });
    expect(await due(omar)).toEqual([]);
    expect(await acceptedBy(omar)).toEqual([{ agreement: "terms", with: "account", versionId }]);
    const desk = await editor.must(contract.readContent, { query: { kind: "article", name: "terms" } });
    expect(desk.versions.find((one) => one.versionId === versionId)).toMatchObject({ acceptances: 1 });
  });
});
