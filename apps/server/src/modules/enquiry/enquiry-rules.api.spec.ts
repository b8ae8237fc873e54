import * as contract from "@sihai/contract/enquiry";
import { answerExpires, enquiryDue } from "@sihai/domain/enquiry";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, logInAgain, type SpecWorld } from "#testing";
import { anEnquiry, anOfferable, answerBody } from "../../../testing/enquiry/enquiries.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";

describe("rules of enquiries that change", () => {
  let world: SpecWorld;
  beforeAll(async () => {
    world = await aWorld();
  });
  const clockOf = async (enquiryNo: string) =>
    world.deps.db
      .selectFrom("enquiry")
      .select(["created_at", "due_at", "answered_at", "expires_at"])
      .where("enquiry_no", "=", enquiryNo)
      .executeTakeFirstOrThrow();

  it("leave enquiries their promise and answers their end, and hold for those that come after", async () => {
    const mei = await aBuyer(world);
    const offered = await anOfferable(world);
    const [first, second] = [await anEnquiry(world, mei, [offered.link]), await anEnquiry(world, mei, [offered.link])];
    await (await world.staff("support")).must(contract.answerEnquiry, { body: answerBody(first, offered, [1]) });
    const before = [await clockOf(first), await clockOf(second)];

    await changeRule(world, "enquiryAnswerHours", 48);
    await changeRule(world, "enquiryHoldDays", 2);
    await changeRule(world, "enquiriesOpenMost", 2);
    expect([await clockOf(first), await clockOf(second)]).toEqual(before);

    await logInAgain(world, mei);
    const third = await anEnquiry(world, mei, [offered.link]);
    const request = await clockOf(third);
    const rules = world.deps.settings.at(request.created_at);
    expect(rules).toMatchObject({ enquiryAnswerHours: 48, enquiryHoldDays: 2 });
    expect(request.due_at).toEqual(new Date(enquiryDue(request.created_at.toISOString(), rules)));
    await expect(anEnquiry(world, mei, [offered.link])).rejects.toThrow("ENQUIRY_TOO_MANY");
    await (await world.staff("support")).must(contract.answerEnquiry, { body: answerBody(third, offered, [1]) });
    const { answered_at: at, expires_at: end } = await clockOf(third);
    expect(end).toEqual(new Date(answerExpires(at?.toISOString() ?? "", rules)));
  });
});
