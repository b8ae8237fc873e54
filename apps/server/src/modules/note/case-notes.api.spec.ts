import { claimQueue } from "@sihai/contract/claim";
import { enquiryQueue } from "@sihai/contract/enquiry";
import { expertQueue } from "@sihai/contract/expert";
import * as contract from "@sihai/contract/note";
import { returnQueue } from "@sihai/contract/return";
import { serviceQueue } from "@sihai/contract/service";
import type { NoteSubject } from "@sihai/domain/note";
import { expect, it } from "vitest";
import { aBuyer, aWorld, type Client } from "#testing";
import { aDeliveredParcel, told } from "../../../testing/claim/claims.ts";
import { anEnquiry } from "../../../testing/enquiry/enquiries.ts";
import { paidFor, someGoods } from "../../../testing/expert/experts.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { request as askBack, inStorage, theDesk } from "../../../testing/return/returns.ts";

it("claims, returns, enquiries and expert requests have notes, and each desk can be narrowed to one’s own work", async () => {
  const spec = await aWorld();
  const mei = await aBuyer(spec, "5000.00");
  const [benches, boss] = [await theBenches(spec), await spec.staff("admin")];
  const claimNo = await told(mei, await aDeliveredParcel(spec, mei, benches));
  const returnNo = await askBack(mei, await inStorage(spec, mei, await theDesk(spec)));
  const enquiryNo = await anEnquiry(spec, mei, ["https://item.taobao.com/item.htm?id=610000000001"]);
  const serviceBarcode = await paidFor(mei, await someGoods(spec, mei, benches, [500]));
  const lists = {
    claim: async (by: Client) => (await by.must(claimQueue, { query: { assigned: "me" } })).list.map((one) => one.claimNo),
    return: async (by: Client) => (await by.must(returnQueue, { query: { assigned: "me" } })).list.map((one) => one.returnNo),
    enquiry: async (by: Client) => {
      const { list, total } = await by.must(enquiryQueue, { query: { assigned: "me" } });
      expect(total).toBe(list.length);
      return list.map((one) => one.enquiryNo);
    },
    expert: async (by: Client) => {
      const { list, total } = await by.must(expertQueue, { query: { assigned: "me" } });
      expect(total).toBe(list.length);
      return list.map((one) => one.serviceBarcode);
    },
  };
  const numbers = { claim: claimNo, return: returnNo, enquiry: enquiryNo, expert: serviceBarcode };
  for (const kind of ["claim", "return", "enquiry", "expert"] as const) {
    const subject: NoteSubject = { kind, no: numbers[kind] };
    expect([kind, await lists[kind](boss)]).toEqual([kind, []]);
    await boss.must(contract.writeNote, { body: { ...subject, text: "Called the customer" } });
    await boss.must(contract.assignSubject, { body: { ...subject, to: boss.id, was: null } });
    expect([kind, await lists[kind](boss)]).toEqual([kind, [subject.no]]);
    const { marks } = await boss.must(contract.readMarks, {
      query: { subjects: `${kind}:${subject.no}` },
    });
    expect(marks).toEqual([{ ...subject, assignee: expect.any(String), notes: 1 }]);
    const packer = await spec.staff("packer");
    expect(await packer.call(contract.writeNote, { body: { ...subject, text: "?" } })).toMatchObject({ ok: false, status: 404 });
  }
  expect((await boss.must(serviceQueue, { query: { assigned: "me" } })).list).toEqual([]);
}, 60_000);
