import type { CallInput, Endpoint } from "@sihai/contract";
import * as address from "@sihai/contract/address";
import * as customer from "@sihai/contract/customer";
import * as enquiry from "@sihai/contract/enquiry";
import { uploadPicture } from "@sihai/contract/file";
import * as identity from "@sihai/contract/identity";
import * as operation from "@sihai/contract/operation";
import * as order from "@sihai/contract/order";
import * as partner from "@sihai/contract/partner";
import { removeCard } from "@sihai/contract/payment";
import { uploadReturnProof } from "@sihai/contract/return";
import { uploadVideo } from "@sihai/contract/service";
import * as staff from "@sihai/contract/staff";
import { importStatement } from "@sihai/contract/transfer";
import { uploadBenchPhoto } from "@sihai/contract/warehouse";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineJob, openSession, seal } from "#platform";
import { aKey, anAddress, aPhoto, type CallResult, type Client } from "#testing";
import { anEnquiry, anOfferable } from "../enquiry/enquiries.ts";
import { anOrder } from "../order/orders.ts";
import { benches, mei, spec, standOnNewGround } from "../parcel/fixtures.ts";
import { aSavedCard } from "../payment/payments.ts";
import { inStorage, request, theDesk } from "../return/returns.ts";
import { csvOf } from "../transfer/statements.ts";
import { aStoredItem } from "../warehouse/stored-items.ts";
import { everything } from "./everything.ts";

/*
 * The answer to a write may be lost on its way, and the phone sends it again under the same key (rule M-18). It is answered as the first time,
 * and not a row of any table moves by it: no second mail, no second line in the audit log, no refusal of what was done.
 */
// Rows are written by hand here, to have something to take away.
standOnNewGround({ breaks: ["who may not log in was stopped by somebody, and who was may not"] });

type Send = (key: string) => Promise<CallResult<unknown>>;
type File = { name: string; bytes: Uint8Array; type: string };

function sending<E extends Endpoint>(who: Client, endpoint: E, input: CallInput<E>, files?: File[]): Send {
  return (key) => who.call(endpoint, input, { key, ...(files && { files }) });
}

const day = 86_400_000;
const reason = "Asked for by telephone";
const picture = async () => [{ name: "p.jpg", bytes: await aPhoto(), type: "image/jpeg" }];

async function aCustomer(stopped: boolean) {
  const [support, { id: userId }] = [await spec.staff("support"), await spec.shopper()];
  const body = { userId, kind: "disabled" as const, reason };
  if (stopped) await support.must(customer.stopCustomer, { body });
  return { support, body };
}

async function aCaseOfMei(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lost_mailbox (user_id, old_email, new_email, proof, language, state, asked_at, opens_at)
    select id, email_normal, 'new@example.net', 'orders', 'en', 'waiting', now(), now() from app_user where id = ${mei.id}
    returning id`.execute(spec.deps.db);
  return rows[0]?.id ?? "";
}

async function aColleague() {
  const admin = await spec.staff("admin");
  const login = `twice-${aKey()}`.slice(0, 30);
  const given = { login, name: "Colleague", email: `${login}@example.com`, roles: ["buyer" as const] };
  return { admin, given, invite: () => admin.must(staff.inviteStaff, { body: given }) };
}

async function aFactor(who: Client): Promise<string> {
  const { secret } = await who.must(staff.beginFactor);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
}

async function aHook(): Promise<string> {
  const body = { url: `https://93.184.216.34/${aKey()}`, kinds: ["item" as const] };
  return (await mei.must(partner.addHook, { body })).id;
}

async function aDelivery(): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into hook_delivery (user_id, hook_id, body, state)
    values (${mei.id}, ${await aHook()}, '{}', 'failed') returning id`.execute(spec.deps.db);
  return rows[0]?.id ?? "";
}

async function aRefusedMail(): Promise<string> {
  const mail = { to: "mei@example.com", language: "en", subject: "A mail", text: "Words", html: "Words" };
  const sealed = seal(spec.deps.config.sealKeys, "mail-job", JSON.stringify(mail));
  const { rows } = await sql<{ id: string }>`
    insert into mail_log (user_id, message_id, subject, state, tries, sealed, at)
    values (${mei.id}, ${`<${aKey()}@sihai>`}, 'A mail', 'refused', 1, ${sealed}, now()) returning id`.execute(spec.deps.db);
  return rows[0]?.id ?? "";
}

async function aFailedJob() {
  const { db, jobs } = spec.deps;
  const name = `twice-${aKey()}`;
  await jobs.enqueue(db, defineJob(name, z.object({})), {}, { key: name });
  const { rows } = await sql<{ id: string }>`update graphile_worker._private_jobs job set attempts = 12, last_error = 'no answer'
    from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = ${name} returning job.id`.execute(
    db,
  );
  return { kind: "job" as const, name, subject: rows[0]?.id ?? "" };
}

async function ofItem(): Promise<string> {
  return (await aStoredItem(spec, mei, benches)).itemNo;
}

/** By the name of the call. */
const ofCustomers: Record<string, () => Promise<Send>> = {
  addressDelete: async () => sending(mei, address.addressDelete, { body: { addressId: await anAddress(spec, mei) } }),
  uploadPicture: async () => sending(mei, uploadPicture, {}, await picture()),
  withdrawEnquiry: async () => {
    const enquiryNo = await anEnquiry(spec, mei, [(await anOfferable(spec)).link]);
    return sending(mei, enquiry.withdrawEnquiry, { body: { enquiryNo } });
  },
  deleteOrder: async () => {
    const { orderNo } = await anOrder(spec, mei);
    await mei.must(order.cancelOrder, { body: { orderNo, reason: "changed-mind" } });
    return sending(mei, order.deleteOrder, { body: { orderNo } });
  },
  dailyCheck: async () => sending(mei, identity.dailyCheck, { params: { userId: mei.id } }),
  askDataCopy: async () => sending(mei, identity.askDataCopy, {}),
  keepAccount: async () => {
    const at = spec.deps.clock.now();
    await sql`insert into account_closing (user_id, asked_at, closes_at) values (${mei.id}, ${at}, ${new Date(at.getTime() + 7 * day)})`.execute(
      spec.deps.db,
    );
    return sending(mei, identity.keepAccount, {});
  },
  signOutDevice: async () => {
    await openSession(spec.deps.db, "shopper", mei.id);
    const { list } = await mei.must(identity.listDevices);
    return sending(mei, identity.signOutDevice, { body: { id: list.find(({ isThis }) => !isThis)?.id ?? "" } });
  },
  removePasskey: async () => {
    const { rows } = await sql<{ id: string }>`
      insert into passkey (user_id, credential_id, public_key, sign_count, device_app, device_system, created_at)
      values (${mei.id}, decode(md5(${mei.id}::text), 'hex'), decode('00', 'hex'), 0, 'chrome', 'android', now()) returning id`.execute(
      spec.deps.db,
    );
    return sending(mei, identity.removePasskey, { body: { id: rows[0]?.id ?? "" } });
  },
  wechatUnbind: async () => {
    await spec.deps.db
      .updateTable("app_user")
      .set({ wechat_open_id: `open-${mei.id}` })
      .where("id", "=", mei.id)
      .execute();
    return sending(mei, identity.wechatUnbind, {});
  },
  removeCard: async () => {
    const cardId = await aSavedCard(mei, await anAddress(spec, mei));
    // What the gateway tells of the payment comes in its own time, and is written then.
    await vi.waitFor(async () => expect((await everything(spec.deps)).gateway_event).not.toBe("0 "), 10_000);
    return sending(mei, removeCard, { body: { cardId } });
  },
  makeToken: async () => sending(mei, partner.makeToken, { body: { name: "shop", scopes: ["orders.read"], days: 30 } }),
  revokeToken: async () => {
    const { id } = await mei.must(partner.makeToken, { body: { name: "shop", scopes: ["orders.read"], days: 30 } });
    return sending(mei, partner.revokeToken, { body: { id } });
  },
  addHook: async () => sending(mei, partner.addHook, { body: { url: "https://93.184.216.34/hook", kinds: ["item"] } }),
  rotateHookSecret: async () => sending(mei, partner.rotateHookSecret, { body: { id: await aHook() } }),
  removeHook: async () => sending(mei, partner.removeHook, { body: { id: await aHook() } }),
  resendDelivery: async () => sending(mei, partner.resendDelivery, { body: { id: await aDelivery() } }),
};

const ofStaff: Record<string, () => Promise<Send>> = {
  stopCustomer: async () => {
    const { support, body } = await aCustomer(false);
    return sending(support, customer.stopCustomer, { body });
  },
  resumeCustomer: async () => {
    const { support, body } = await aCustomer(true);
    return sending(support, customer.resumeCustomer, { body });
  },
  unlockCustomer: async () => {
    const { support, body } = await aCustomer(false);
    return sending(support, customer.unlockCustomer, { body: { userId: body.userId, reason } });
  },
  decideLostMailbox: async () => {
    const body = { caseId: await aCaseOfMei(), decision: "agree" as const, reason };
    return sending(await spec.staff("support"), customer.decideLostMailbox, { body });
  },
  sendMailAgain: async () => {
    const body = { userId: mei.id, id: await aRefusedMail() };
    return sending(await spec.staff("support"), operation.sendMailAgain, { body });
  },
  retryTrouble: async () => sending(await spec.staff("admin"), operation.retryTrouble, { body: await aFailedJob() }),
  inviteStaff: async () => {
    const { admin, given } = await aColleague();
    return sending(admin, staff.inviteStaff, { body: given });
  },
  inviteAgain: async () => {
    const { admin, invite } = await aColleague();
    return sending(admin, staff.inviteAgain, { body: { staffId: (await invite()).staffId } });
  },
  changeRoles: async () => {
    const { admin, invite } = await aColleague();
    return sending(admin, staff.changeRoles, { body: { staffId: (await invite()).staffId, roles: ["packer"] } });
  },
  disableStaff: async () => {
    const { admin, invite } = await aColleague();
    return sending(admin, staff.disableStaff, { body: { staffId: (await invite()).staffId } });
  },
  enableStaff: async () => {
    const { admin, invite } = await aColleague();
    const { staffId } = await invite();
    await admin.must(staff.disableStaff, { body: { staffId } });
    return sending(admin, staff.enableStaff, { body: { staffId } });
  },
  confirmFactor: async () => {
    const own = await spec.staff("buyer");
    return sending(own, staff.confirmFactor, { body: { code: await aFactor(own) } });
  },
  resetFactor: async () => {
    const own = await spec.staff("buyer");
    await own.must(staff.confirmFactor, { body: { code: await aFactor(own) } });
    return sending(await spec.staff("admin"), staff.resetFactor, { body: { staffId: own.id } });
  },
  importStatement: async () => {
    const line = { number: aKey(), amount: "100.00", currency: "EUR", reference: "" };
    const file = { name: "lines.csv", bytes: new TextEncoder().encode(csvOf([line])), type: "text/csv" };
    return sending(await spec.staff("finance"), importStatement, { body: {} }, [file]);
  },
  uploadVideo: async () => {
    const bytes = Buffer.alloc(200);
    bytes.write("ftypisom", 4, "latin1");
    const file = { name: "v.mp4", bytes, type: "video/mp4" };
    return sending(benches.packer, uploadVideo, { body: { itemNo: await ofItem() } }, [file]);
  },
  uploadBenchPhoto: async () =>
    sending(benches.receiver, uploadBenchPhoto, { body: { subject: await ofItem() } }, await picture()),
  uploadReturnProof: async () => {
    const desk = await theDesk(spec);
    const returnNo = await request(mei, await inStorage(spec, mei, desk));
    return sending(desk.buyer, uploadReturnProof, { body: { returnNo } }, await picture());
  },
};

it.each(Object.entries({ ...ofCustomers, ...ofStaff }))("%s, sent twice, is done once", async (_, prepare) => {
  const send = await prepare();
  const key = aKey();
  const first = await send(key);
  expect(first).toMatchObject({ ok: true });
  const after = await everything(spec.deps);
  expect(await send(key)).toEqual(first);
  expect(await everything(spec.deps)).toEqual(after);
});

it("what is said once is kept for its repeat, and stands nowhere to be read", async () => {
  const key = aKey();
  const body = { name: "till", scopes: ["orders.read" as const], days: 30 as const };
  const { token } = await mei.must(partner.makeToken, { body }, { key });
  const { rows } = await sql<{ reply: unknown }>`select reply from idempotency_key where key = ${key}`.execute(spec.deps.db);
  expect(rows).toEqual([{ reply: { sealed: expect.any(String) } }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  // Under another key it is another act.
  expect(await mei.call(partner.makeToken, { body })).toMatchObject({ code: "TOKEN_NAME_TAKEN" });
});

it("another file under the same key is another upload, and refused", async () => {
  const send = sending(mei, uploadPicture, {}, await picture());
  const key = aKey();
  expect(await send(key)).toMatchObject({ ok: true });
  const other = [{ name: "p.jpg", bytes: Buffer.concat([await aPhoto(), Buffer.from("more")]), type: "image/jpeg" }];
  expect(await sending(mei, uploadPicture, {}, other)(key)).toMatchObject({ ok: false, code: "IDEMPOTENCY_CONFLICT" });
});
