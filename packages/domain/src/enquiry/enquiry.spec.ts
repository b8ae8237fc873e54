import { describe, expect, it } from "vitest";
import { cny } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { enquiryDue, enquiryLink, enquiryStates, linesByPlan, mayMoveEnquiry } from "./index.ts";

describe("until when an enquiry is answered", () => {
  it.each([
    ["a Tuesday morning", "2026-11-24T02:00:00.000Z", "2026-11-25T02:00:00.000Z"],
    ["a Friday afternoon: the weekend does not count", "2026-11-27T08:30:00.000Z", "2026-11-30T08:30:00.000Z"],
    ["a Saturday: the whole of Monday", "2026-11-28T04:00:00.000Z", "2026-11-30T16:00:00.000Z"],
    ["a Sunday evening in London that is Monday in Beijing", "2026-11-29T20:00:00.000Z", "2026-11-30T20:00:00.000Z"],
    ["the eve of the National Day week", "2026-09-30T03:00:00.000Z", "2026-10-08T03:00:00.000Z"],
    ["a Saturday moved to work", "2026-10-10T03:00:00.000Z", "2026-10-12T03:00:00.000Z"],
  ])("%s", (_name, request, due) => expect(enquiryDue(request, seededSettings)).toBe(due));

  it.each([
    ["the same afternoon", 6, "2026-11-24T02:00:00.000Z", "2026-11-24T08:00:00.000Z"],
    ["over midnight", 20, "2026-11-24T02:00:00.000Z", "2026-11-24T22:00:00.000Z"],
    ["over a weekend", 20, "2026-11-27T08:30:00.000Z", "2026-11-30T04:30:00.000Z"],
    ["two working days", 48, "2026-11-27T08:30:00.000Z", "2026-12-01T08:30:00.000Z"],
    ["half of Monday for a Saturday", 12, "2026-11-28T04:00:00.000Z", "2026-11-30T04:00:00.000Z"],
  ])("%s", (_name, enquiryAnswerHours, request, due) =>
    expect(enquiryDue(request, { ...seededSettings, enquiryAnswerHours })).toBe(due),
  );
});

describe("the lines of a plan", () => {
  const lines = [
    { lineId: "sea", total: cny("90.00"), days: [30, 45] as const },
    { lineId: "air", total: cny("150.00"), days: [8, 12] as const },
    { lineId: "express", total: cny("420.00"), days: [3, 5] as const },
  ];
  it.each([
    ["lowest-freight", ["sea", "air", "express"]],
    ["fastest", ["express", "air", "sea"]],
    ["overall", ["air", "express", "sea"]],
  ] as const)("%s", (plan, order) => expect(linesByPlan(lines, plan).map(({ lineId }) => lineId)).toEqual(order));

  it("takes none for none", () => expect(linesByPlan([], "overall")).toEqual([]));
});

describe("the link that was asked about", () => {
  it.each([
    [
      "a share text",
      "看看这个 https://item.taobao.com/item.htm?id=610947572360&spm=a1 快来买",
      { link: "https://item.taobao.com/item.htm?id=610947572360", platform: "taobao", itemId: "610947572360" },
    ],
    [
      "a shop we don't know, as it was pasted",
      "https://shop.unknown-maker.cn/p/12 please",
      { link: "https://shop.unknown-maker.cn/p/12", platform: null, itemId: null },
    ],
    ["words without a link", "the red one from last week", null],
    ["something that must not be opened", "http://127.0.0.1/item.htm?id=1", null],
    ["a script", "javascript:alert(1)", null],
  ])("%s", (_name, pasted, request) => expect(enquiryLink(pasted)).toEqual(request));
});

it("never moves an enquiry that has ended", () => {
  for (const to of enquiryStates) {
    for (const end of ["in-cart", "closed", "withdrawn"] as const) expect(mayMoveEnquiry(end, to)).toBe(false);
  }
  expect(mayMoveEnquiry("open", "in-cart")).toBe(false);
  expect(mayMoveEnquiry("answered", "withdrawn")).toBe(false);
});
