import { readAuditLog } from "@sihai/contract/audit";
import * as contract from "@sihai/contract/note";
import { buyingQueue } from "@sihai/contract/order";
import { packingQueue } from "@sihai/contract/parcel";
import { listExpected } from "@sihai/contract/warehouse";
import type { NoteSubject } from "@sihai/domain/note";
import { type StaffRole, staffRoleNames } from "@sihai/domain/staff";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../testing/order/orders.ts";
import { aPaidParcel, theBenches } from "../../../testing/parcel/parcels.ts";

let spec: SpecWorld;
let mei: Client;
let lin: Client;
let item: NoteSubject;
let order: NoteSubject;
let customer: NoteSubject;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await aBuyer(spec, "1000.00");
  lin = await spec.staff("support");
  const { itemNo, orderNo } = await aPaidOrder(spec, mei);
  [item, order, customer] = [
    { kind: "item", no: itemNo },
    { kind: "order", no: orderNo },
    { kind: "customer", no: `SH${mei.id}` },
  ];
});

const text = "The box is dented; ask before it is bought again";
const write = (by: Client, subject: NoteSubject) => by.call(contract.writeNote, { body: { ...subject, text } });
const assign = (by: Client, subject: NoteSubject, to: string | null, was: string | null) =>
  by.call(contract.assignSubject, { body: { ...subject, to, was } });
const subjectsText = (subjects: readonly NoteSubject[]) => subjects.map(({ kind, no }) => `${kind}:${no}`).join(",");

async function read(by: Client, ...subjects: NoteSubject[]) {
  return (await by.must(contract.readNotes, { query: { subjects: subjectsText(subjects) } })).subjects;
}

describe("a note of staff", () => {
  it("stands on a customer, an order or an item, for colleagues who may find it and nobody else", async () => {
    for (const subject of [customer, order, item]) expect(await write(lin, subject)).toMatchObject({ ok: true });
    const readable = async (role: StaffRole) =>
      (await read(await spec.staff(role), customer, order, item)).map(({ kind, notes }) => `${kind} ${notes.length}`);
    expect(await readable("finance")).toEqual(["customer 1", "order 1", "item 1"]);
    expect(await readable("buyer")).toEqual(["order 1", "item 1"]);
    expect(await readable("packer")).toEqual(["item 1"]);
    expect(await readable("content")).toEqual([]);
    for (const stranger of [mei, spec.visitor()]) {
      const query = { subjects: subjectsText([item]) };
      expect(await stranger.call(contract.readNotes, { query })).toMatchObject({ ok: false, status: 401 });
      expect(await write(stranger, item)).toMatchObject({ ok: false, status: 401 });
    }
  });

  it("is written on nothing that is not there, nor on what one may not find: both answer alike", async () => {
    const notFound = { ok: false, status: 404, code: "NOTE_SUBJECT_NOT_FOUND" };
    expect(await write(lin, { kind: "item", no: "DG999999999-01" })).toMatchObject(notFound);
    expect(await write(lin, { kind: "customer", no: "SH999999999" })).toMatchObject(notFound);
    expect(await write(lin, { kind: "customer", no: item.no })).toMatchObject(notFound);
    expect(await write(await spec.staff("packer"), customer)).toMatchObject(notFound);
    expect(await assign(await spec.staff("buyer"), customer, lin.id, null)).toMatchObject(notFound);
    const strike = await (await spec.staff("content")).call(contract.strikeNote, { body: { ...item, noteId: "1" } });
    expect(strike).toMatchObject(notFound);
  });

  it("is struck by its author alone, once, and stays to be read with who and when", async () => {
    const { noteId } = await lin.must(contract.writeNote, { body: { ...item, text } });
    const wang = await spec.staff("support");
    const strike = (by: Client) => by.call(contract.strikeNote, { body: { ...item, noteId } });
    expect(await strike(wang)).toMatchObject({ ok: false, status: 409, code: "NOTE_OF_COLLEAGUE" });
    const elsewhere = await lin.call(contract.strikeNote, { body: { ...order, noteId } });
    expect(elsewhere).toMatchObject({ ok: false, code: "NOTE_NOT_FOUND" });
    const both = await Promise.all([strike(lin), strike(lin)]);
    expect(both.map((reply) => (reply.ok ? "struck" : reply.code)).sort()).toEqual(["NOTE_NOT_FOUND", "struck"]);
    const [found] = await read(wang, item);
    expect(found?.notes).toMatchObject([{ noteId, text, by: { staffId: lin.id }, ended: { at: expect.any(String) } }]);
    const admin = await spec.staff("admin");
    const { list } = await admin.must(readAuditLog, { query: { subject: item.no, action: "note.strike" } });
    expect(list).toMatchObject([{ staffId: lin.id, facts: { note: text } }]);
  });

  it("is never changed or deleted, by whatever way", async () => {
    const { noteId } = await lin.must(contract.writeNote, { body: { ...item, text } });
    const standing = /struck, never changed or deleted/;
    const { db } = spec.deps;
    await expect(sql`update staff_note set text = 'other' where id = ${noteId}`.execute(db)).rejects.toThrow(standing);
    await expect(sql`delete from staff_note where id = ${noteId}`.execute(db)).rejects.toThrow(standing);
    await expect(sql`truncate staff_note`.execute(db)).rejects.toThrow(standing);
    const byOther = (await spec.staff("support")).id;
    const strike = sql`update staff_note set ended_at = now() + interval '1 year', ended_by = ${byOther} where id = ${noteId}`;
    await expect(strike.execute(db)).rejects.toThrow(/check constraint/);
  });

  it("is written once by two presses with one key", async () => {
    const once = { key: "note-press-1" };
    const call = () => lin.must(contract.writeNote, { body: { ...order, text } }, once);
    const [first, second] = await Promise.all([call(), call()]);
    expect(second).toEqual(first);
    expect((await read(lin, order))[0]?.notes).toHaveLength(1);
  });
});

describe("an assignment", () => {
  it("goes to a colleague who may find the thing, is passed on with its history, and ends", async () => {
    const [buyer, packer] = [await spec.staff("buyer"), await spec.staff("packer")];
    expect(await assign(lin, order, packer.id, null)).toMatchObject({ ok: false, code: "COLLEAGUE_NOT_FOUND" });
    await lin.must(contract.assignSubject, { body: { ...order, to: buyer.id, was: null, text: "knows the seller" } });
    expect(await assign(lin, order, buyer.id, buyer.id)).toMatchObject({ ok: false, code: "ASSIGNMENT_UNCHANGED" });
    await buyer.must(contract.assignSubject, { body: { ...order, to: lin.id, was: buyer.id } });
    expect((await read(buyer, order))[0]?.assignee).toMatchObject({ staffId: lin.id });
    await lin.must(contract.assignSubject, { body: { ...order, to: null, was: lin.id } });
    const [found] = await read(lin, order);
    expect(found?.assignee).toBeNull();
    expect(found?.notes).toMatchObject([
      { assigned: { staffId: buyer.id }, text: "knows the seller", by: { staffId: lin.id }, ended: { at: expect.any(String) } },
      { assigned: { staffId: lin.id }, text: "", by: { staffId: buyer.id }, ended: { at: expect.any(String) } },
    ]);
  });

  it("is offered to those who are at work and may, by name", async () => {
    const gone = await spec.staff("support");
    await spec.deps.db.updateTable("staff").set({ disabled: true }).where("id", "=", gone.id).execute();
    const { colleagues } = await lin.must(contract.listColleagues, { query: { kind: "customer" } });
    const ids = colleagues.map(({ staffId }) => staffId);
    expect(ids).toContain(lin.id);
    expect(ids).not.toContain(gone.id);
    const roles = await spec.deps.db.selectFrom("staff").select("roles").where("id", "in", ids).execute();
    const mayNot = staffRoleNames.filter((role) => !["support", "finance", "admin"].includes(role));
    expect(roles.filter(({ roles: own }) => own.every((role) => mayNot.some((one) => one === role)))).toEqual([]);
    const content = await spec.staff("content");
    expect(await content.must(contract.listColleagues, { query: { kind: "customer" } })).toEqual({ colleagues: [] });
  });

  it("of two at once is one: the slower is told whose it is now", async () => {
    for (let round = 0; round < 4; round++) {
      const { itemNo } = await aPaidOrder(spec, mei);
      const subject = { kind: "item" as const, no: itemNo };
      const [one, other] = [await spec.staff("buyer"), await spec.staff("buyer")];
      const replies = await Promise.all([assign(one, subject, one.id, null), assign(other, subject, other.id, null)]);
      expect(replies.map((reply) => (reply.ok ? "mine" : reply.code)).sort()).toEqual(["ASSIGNED_MEANWHILE", "mine"]);
      const winner = replies[0]?.ok ? one : other;
      expect((await read(one, subject))[0]?.assignee?.staffId).toBe(winner.id);
    }
  });

  it("shows in lists, and each list can be narrowed to one’s own", async () => {
    const buyer = await spec.staff("buyer");
    await lin.must(contract.assignSubject, { body: { ...item, to: buyer.id, was: null } });
    await write(lin, item);
    const { marks } = await buyer.must(contract.readMarks, { query: { subjects: subjectsText([item, order]) } });
    expect(marks).toEqual([{ ...item, assignee: expect.any(String), notes: 1 }]);
    const mine = async (who: Client) => {
      const { list, total } = await who.must(buyingQueue, { query: { assigned: "me" } });
      return { numbers: list.map(({ itemNo }) => itemNo), total };
    };
    expect(await mine(buyer)).toEqual({ numbers: [item.no], total: 1 });
    expect(await mine(await spec.staff("buyer"))).toEqual({ numbers: [], total: 0 });
    const packer = await spec.staff("packer");
    const { packageId } = await aPaidParcel(spec, mei, await theBenches(spec));
    await packer.must(contract.assignSubject, { body: { kind: "parcel", no: packageId, to: packer.id, was: null } });
    const { parcels } = await packer.must(packingQueue, { query: { assigned: "me" } });
    expect(parcels.map((parcel) => parcel.packageId)).toEqual([packageId]);
    const receiver = await spec.staff("receiver");
    expect((await receiver.must(listExpected, { query: { assigned: "me" } })).items).toEqual([]);
  });
});
