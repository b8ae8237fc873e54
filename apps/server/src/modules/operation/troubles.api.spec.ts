import { readAuditLog } from "@sihai/contract/audit";
import { listCustomerRows } from "@sihai/contract/customer";
import { sendCode } from "@sihai/contract/identity";
import { listTroubles, retryTrouble, sendMailAgain } from "@sihai/contract/operation";
import { addHook } from "@sihai/contract/partner";
import { refuse } from "@sihai/domain";
import { accountMail } from "@sihai/text/mails";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineJob } from "#platform";
import { aBuyer, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aMailbox } from "../../../testing/identity/accounts.ts";
import { mailResetLink } from "../identity/code/email-links.ts";
import { tell } from "../message/index.ts";
import { sendMail } from "../message/send-mail.ts";

const mailbox = aMailbox();
/** What the receiver's server does with the next mails. */
let refusal: { code: "MAIL_REFUSED" | "MAIL_FAILED"; detail: string } | null = null;
let world: SpecWorld;
let admin: Client;
beforeAll(async () => {
  const mail: typeof mailbox = { ...mailbox, send: async (one) => (refusal ? refuse(refusal) : mailbox.send(one)) };
  world = await aWorld({ adapters: { mail } });
  admin = await world.staff("admin");
});

afterAll(() => world.deps.db.deleteFrom("timer").where("kind", "=", "spec-timer").execute());

const troubles = () => admin.must(listTroubles);
const workOf = async (name: string) => (await troubles()).works.find((work) => work.name === name);

describe("the page of who keeps the server running", () => {
  it("shows a job that was given up, with why, and tries it again once", async () => {
    const { db, jobs } = world.deps;
    // No node does such jobs, so what stands in the queue is written as the library writes it.
    await jobs.enqueue(db, defineJob("spec-failing", z.object({})), {}, { key: "spec-failing" });
    await failed("spec-failing", 12);
    const shown = await workOf("spec-failing");
    expect(shown).toMatchObject({ kind: "job", attempts: 12, isOver: true, error: "no answer", nextAt: null });
    const body = { kind: "job" as const, name: "spec-failing", subject: shown?.subject ?? "" };
    const again = await race(2, () => admin.call(retryTrouble, { body }));
    expect(again.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(again.find(({ ok }) => !ok)).toMatchObject({ status: 404, code: "TROUBLE_OVER" });
    expect(await workOf("spec-failing")).toBeUndefined();
    const { rows } = await attemptsOf("spec-failing");
    expect(rows).toEqual([{ attempts: 0, is_due: true }]);
    const { list } = await admin.must(readAuditLog, { query: { action: "operation.retry" } });
    expect(list[0]).toMatchObject({ facts: { kind: "job" }, subject: `spec-failing:${shown?.subject}` });
  });

  it("shows deadlines that passed and items a round could not do, and lets them be tried at once", async () => {
    const { db, clock } = world.deps;
    const later = new Date(Date.now() + 3_600_000);
    const due = new Date(clock.now().getTime() - 600_000);
    await db
      .insertInto("timer")
      .values({ kind: "spec-timer", subject: "7", due_at: due, attempts: 3, retry_at: later })
      .execute();
    await db.insertInto("sweep_failure").values({ sweep: "spec-sweep", item: "9", attempts: 2, retry_at: later }).execute();
    expect(await workOf("spec-timer")).toMatchObject({ kind: "timer", subject: "7", attempts: 3, isOver: false });
    expect(await workOf("spec-sweep")).toMatchObject({ kind: "sweep", subject: "9", attempts: 2 });
    await admin.must(retryTrouble, { body: { kind: "timer", name: "spec-timer", subject: "7" } });
    await admin.must(retryTrouble, { body: { kind: "sweep", name: "spec-sweep", subject: "9" } });
    expect((await workOf("spec-timer"))?.nextAt).toBeNull();
    expect(await admin.call(retryTrouble, { body: { kind: "sweep", name: "spec-sweep", subject: "9" } })).toMatchObject({
      ok: false,
      code: "TROUBLE_OVER",
    });
    expect(new Date((await workOf("spec-sweep"))?.nextAt ?? later).getTime()).toBeLessThan(Date.now() + 5_000);
  });

  it("shows programs that do not answer", async () => {
    const mei = await aBuyer(world);
    const { id } = await mei.must(addHook, { body: { url: "https://hooks.example.com/x", kinds: ["item"] } });
    expect((await troubles()).hooks).toEqual([]);
    await world.deps.db.updateTable("event_hook").set({ failing_since: new Date() }).where("id", "=", id).execute();
    expect((await troubles()).hooks).toMatchObject([{ userId: mei.id, host: "hooks.example.com", offAt: null, waiting: 0 }]);
  });
});

describe("a mail to a customer", () => {
  it("that bounced stands in their file with what was said, and is sent again once, to the address they have now", async () => {
    const mei = await aBuyer(world);
    const support = await world.staff("support");
    refusal = { code: "MAIL_REFUSED", detail: "550 no such mailbox" };
    await told(mei);
    expect(await rowsOf(support, mei)).toMatchObject([
      { kind: "mail", state: "refused", words: expect.stringContaining("550 no such mailbox") },
    ]);
    const shown = (await troubles()).mails.find(({ userId }) => userId === mei.id);
    expect(shown).toMatchObject({ state: "refused", tries: 1, detail: "550 no such mailbox" });
    refusal = null;
    const email = `new-${mei.id}@example.com`;
    await world.deps.db.updateTable("app_user").set({ email }).where("id", "=", mei.id).execute();
    const body = { userId: mei.id, id: shown?.id ?? "" };
    const again = await race(2, () => support.call(sendMailAgain, { body }));
    expect(again.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(again.find(({ ok }) => !ok)).toMatchObject({ status: 404, code: "MAIL_NOT_OPEN" });
    await sendAll();
    expect(await mailbox.newest(email)).toMatchObject({ to: email });
    expect(await rowsOf(support, mei)).toMatchObject([{ kind: "mail", state: "sent" }]);
    const kept = await world.deps.db.selectFrom("mail_log").select("sealed").where("user_id", "=", mei.id).execute();
    expect(kept).toEqual([{ sealed: null }]);
  });

  it("that no server took is tried again by itself, and is one line of the log however often", async () => {
    const mei = await aBuyer(world);
    refusal = { code: "MAIL_FAILED", detail: "connection refused" };
    await expect(told(mei)).rejects.toThrow("connection refused");
    await expect(sendAll()).rejects.toThrow("connection refused");
    expect((await troubles()).mails.find(({ userId }) => userId === mei.id)).toMatchObject({ state: "failing", tries: 2 });
    refusal = null;
    await sendAll();
    expect(await rowsOf(admin, mei)).toMatchObject([{ state: "sent" }]);
  });
});

describe("a mail with a code or a link", () => {
  const files = async (mei: Client) => rowsOf(await world.staff("support"), mei);
  const kept = () => world.deps.db.selectFrom("mail_log").selectAll().where("is_secret", "=", true).execute();

  it("stands in the file of whose mailbox it went to, without what it is for, and is no trouble of anybody’s", async () => {
    const mei = await aBuyer(world);
    const email = await emailOf(mei);
    const visitor = world.visitor();
    await visitor.must(sendCode, { body: { email, purpose: "login" } });
    // Who asks for a mailbox without an account leaves no trace.
    await visitor.must(sendCode, { body: { email: "nobody-at-all@example.com", purpose: "login" } });
    await sendAll();
    const code = await mailbox.codeFor(email);
    const said = accountMail({ kind: "code", purpose: "login", code: "••••••" }, "en").subject;
    expect(await files(mei)).toMatchObject([{ kind: "mail", state: "sent", words: said, no: null }]);
    expect(JSON.stringify(await kept())).not.toContain(code);
    expect((await kept()).map((row) => row.user_id)).toEqual([mei.id]);
  });

  it("that was refused says so, and what the receiver’s server quoted of it is left out", async () => {
    const mei = await aBuyer(world);
    const email = await emailOf(mei);
    await mailResetLink({ emailNormal: email, language: "en" }, world.deps);
    const quoting: typeof world.deps.adapters.mail.send = async (mail) => {
      const [link = ""] = /http\S+token=\S+/.exec(mail.text) ?? [];
      expect(link).not.toBe("");
      return refuse({ code: "MAIL_REFUSED", detail: `554 spam: ${link}` });
    };
    await sendAll({ ...world.deps, adapters: { ...world.deps.adapters, mail: { ...mailbox, send: quoting } } });
    const [line] = await files(mei);
    expect(line).toMatchObject({ state: "refused", no: null, words: expect.stringContaining("554 spam: ••••••") });
    expect(JSON.stringify(await kept())).not.toContain("token=");
    expect((await troubles()).mails.filter(({ userId }) => userId === mei.id)).toEqual([]);
    const row = (await kept()).find(({ user_id }) => user_id === mei.id);
    const body = { userId: mei.id, id: row?.id ?? "" };
    expect(await (await world.staff("support")).call(sendMailAgain, { body })).toMatchObject({ code: "MAIL_NOT_OPEN" });
  });
});

const rowsOf = async (reader: Client, { id }: Client) =>
  (await reader.must(listCustomerRows, { query: { userId: id, section: "mail" } })).list;

async function emailOf({ id }: Client): Promise<string> {
  return (await world.deps.db.selectFrom("app_user").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
}

/** Somebody is told something by mail, and the worker tries it. */
async function told({ id: userId }: Client): Promise<void> {
  const { deps } = world;
  const message = { type: "system", template: "closing-taken-back", facts: {}, mail: true } as const;
  await deps.db.transaction().execute((tx) => tell(tx, deps, { userId, ...message, at: deps.clock.now() }));
  await sendAll();
}

/** What the worker does with the mails that wait; one that fails stays. */
async function sendAll(deps = world.deps): Promise<void> {
  const { db } = deps;
  const { rows } = await sql<{ id: string; payload: { messageId: string; sealed: string } }>`
    select job.id, job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'sendMail'`.execute(db);
  for (const { id, payload } of rows) {
    await sendMail(payload, deps);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db);
  }
}

async function failed(name: string, attempts: number): Promise<void> {
  await sql`update graphile_worker._private_jobs job set attempts = ${attempts}, last_error = 'no answer'
    from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = ${name}`.execute(world.deps.db);
}

function attemptsOf(name: string) {
  return sql`select attempts, run_at <= clock_timestamp() as is_due from graphile_worker.jobs where task_identifier = ${name}`.execute(
    world.deps.db,
  );
}
