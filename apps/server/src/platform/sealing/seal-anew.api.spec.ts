import { randomBytes } from "node:crypto";
import { addressEdit } from "@sihai/contract/address";
import { logIn, register, sendCode } from "@sihai/contract/identity";
import { addHook, rotateHookSecret } from "@sihai/contract/partner";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld } from "#testing";
import { aMailbox, goodPassword } from "../../../testing/identity/accounts.ts";
import { aPaidParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { anAppliedWithdrawal } from "../../../testing/withdrawal/withdrawals.ts";
import { modules } from "../../entry/modules.ts";
import { openIdentity, sealIdentity } from "../../modules/parcel/submit/seal-identity.ts";
import { gather } from "../gather.ts";
import { checkSecretKey, isSealedNow } from "./check-secret-key.ts";
import { sealingAnew } from "./seal-anew.ts";
import { openSealed, type SealKeys, seal, sealedNow } from "./sealed.ts";

const address = {
  ...{ consignee: "Mei", addressLastName: "Chen", contact: "+49301234567", email: "mei@example.com", countryId: "DE" },
  ...{ addressState: "Berlin", city: "Berlin", fullAddress: "Invalidenstraße 1", zipCode: "10115" },
};
const [former, next] = [randomBytes(32), randomBytes(32)];
const before: SealKeys = { current: former, others: [] };
const changing: SealKeys = { current: next, others: [former] };
const after: SealKeys = { current: next, others: [] };

describe("a sealed text", () => {
  it("opens under its own key and context alone, whichever is current, and says by its beginning which that is", () => {
    const sealed = seal(before, "a", "440524188001010014");
    for (const keys of [before, changing, { current: former, others: [next] }])
      expect(openSealed(keys, "a", sealed)).toBe("440524188001010014");
    expect([openSealed(after, "a", sealed), openSealed(before, "b", sealed)]).toEqual([null, null]);
    expect([sealed.startsWith(sealedNow(before)), sealed.startsWith(sealedNow(changing))]).toEqual([true, false]);
  });

  it("that was sealed before keys had ids opens under any of them", () => {
    const body = seal(before, "a", "x").slice(sealedNow(before).length);
    expect([openSealed(before, "a", body), openSealed(changing, "a", body), openSealed(after, "a", body)]).toEqual([
      "x",
      "x",
      null,
    ]);
    const row = { userId: "7", packageNo: "P20260101-ABCDEFG" };
    const bytes = Buffer.from(sealIdentity(before, row, "A1234567").toString().slice(sealedNow(before).length), "base64url");
    expect(openIdentity(changing, row, bytes)).toBe("A1234567");
  });
});

describe("SECRET_KEY", () => {
  let spec: SpecWorld;
  const mailbox = aMailbox();
  const anew = async () => {
    const { run } = sealingAnew(gather(modules).reseals);
    for (let times = 0; times < 10; times++) await run(spec.deps);
  };
  const under = (sealKeys: SealKeys) => Object.assign(spec.deps.config, { sealKeys });
  beforeAll(async () => {
    spec = await aWorld({ adapters: { mail: mailbox } });
    under(before);
  });

  it("is changed while the server runs: everything sealed lies under the new one, and the former is not needed any more", async () => {
    const { db } = spec.deps;
    await checkSecretKey(db, before);
    const mei = await aBuyer(spec);
    const { packageId } = await aPaidParcel(spec, mei, await theBenches(spec));
    const row = { userId: mei.id, packageNo: packageId };
    await db
      .updateTable("parcel")
      .set({ identity_sealed: sealIdentity(before, row, "A1234567") })
      .where("package_no", "=", packageId)
      .execute();
    const paper = `clearance:${mei.id}:${packageId}:id-front`;
    await sql`insert into clearance_proof (user_id, parcel_id, kind, sealed, bytes, uploaded_at)
      select user_id, id, 'id-front', ${seal(before, paper, "a picture")}, 9, ${spec.deps.clock.now()}
      from parcel where package_no = ${packageId}`.execute(db);
    const clerk = await spec.staff("support");
    await sql`insert into staff_factor (staff_id, sealed, began_at)
      values (${clerk.id}, ${seal(before, "any", "lost")}, ${spec.deps.clock.now()})`.execute(db);
    await anAppliedWithdrawal(await aBuyer(spec, "100.00"));
    const { id: hookId } = await mei.must(addHook, { body: { url: "https://hooks.example.com/", kinds: ["item"] } });
    await mei.must(rotateHookSecret, { body: { id: hookId } });
    await sql`insert into mail_log (user_id, message_id, subject, state, tries, sealed, at)
      values (${mei.id}, 'm', 's', 'refused', 1, ${seal(before, "mail-job", "{}")}, now())`.execute(db);
    await sql`insert into lost_mailbox (id, user_id, old_email, new_email, proof, paper_sealed, language, state, asked_at, opens_at)
      overriding system value values (7, ${mei.id}, 'a@example.com', 'b@example.com', 'p', ${seal(before, "lost-mailbox-paper:7", "x")},
        'en', 'waiting', now(), now())`.execute(db);
    await sql`insert into push_key (public_key, private_sealed) values ('p', ${seal(before, "push-key", "x")})`.execute(db);

    under(changing);
    await checkSecretKey(db, changing);
    await anew();
    // What no key opens any more holds nothing up.
    const { rows } = await sql<{ sealed: string }>`
      select convert_from(identity_sealed, 'UTF8') as sealed from parcel where identity_sealed is not null
      union all select sealed from clearance_proof union all select account_sealed from withdrawal
      union all select secret_sealed from event_hook union all select former_sealed from event_hook
      union all select sealed from mail_log union all select paper_sealed from lost_mailbox union all select private_sealed from push_key
      union all select sealed from sealed_probe`.execute(db);
    expect(rows.map(({ sealed }) => sealed.startsWith(sealedNow(after)))).toEqual(Array.from({ length: 9 }, () => true));
    expect(await isSealedNow(db, after)).toBe(true);
    await checkSecretKey(db, after);
    await expect(checkSecretKey(db, before)).rejects.toThrow(/SECRET_KEY is not the key/);
  });

  it("knows of every column that holds something sealed", async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed%' order by 1`.execute(spec.deps.db);
    // The key to a data copy's file is the file's own, and gone within days.
    const ofPrograms = ["event_hook.former_sealed", "event_hook.secret_sealed", "lost_mailbox.paper_sealed", "mail_log.sealed"];
    const sealedAnew = [
      "clearance_proof.sealed",
      ...ofPrograms,
      "parcel.identity_sealed",
      "push_key.private_sealed",
      "sealed_probe.sealed",
    ];
    expect(rows.map(({ name }) => name)).toEqual([...sealedAnew, "staff_factor.sealed", "withdrawal.account_sealed"]);
  });

  it("may differ between nodes meanwhile: a code and a pressed key hold on either", async () => {
    await spec.work();
    under(before);
    const visitor = spec.visitor();
    const email = "changing@example.com";
    await visitor.must(sendCode, { body: { email, purpose: "register" } });
    const code = await mailbox.codeFor(email);
    under(changing);
    const account = { email, code, password: goodPassword, confirmPassword: goodPassword };
    await visitor.must(register, { body: { ...account, acceptTerms: true, acceptPrivacy: true } });
    await spec.visitor().must(logIn, { body: { email, password: goodPassword } });

    under(before);
    const mei = await spec.shopper();
    const pressed = () => mei.call(addressEdit, { body: address }, { key: "pressed-before-and-after" });
    const first = await pressed();
    under(changing);
    expect([first.ok, await pressed()]).toEqual([true, first]);
  });
});
