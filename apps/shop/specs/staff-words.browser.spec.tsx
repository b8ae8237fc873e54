import { consultDict } from "@sihai/text/dict/care/consult";
import { parcelDict } from "@sihai/text/dict/parcel";
import { uiDict } from "@sihai/text/dict/ui";
import { render, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ConsultMessages } from "../src/features/consult/ConsultMessages.tsx";
import { MissingItems } from "../src/features/parcel/MissingItems.tsx";
import { TrackingCard } from "../src/features/parcel/TrackingCard.tsx";
import { rememberLanguage } from "../src/shell/language.ts";
import { unpaidParcel } from "../testing/a-parcel.ts";

const { writtenByStaff } = await uiDict.load("en");
const at = "2026-11-26T02:00:00.000Z";
const said = page.getByText(writtenByStaff.han);
const note = "货架上没有找到";

beforeEach(async () => {
  rememberLanguage("en");
  await Promise.all([parcelDict, consultDict].map((dict) => dict.load("en")));
});

it("an answer in Chinese says so on an English page, the question one wrote oneself does not", async () => {
  const message = { pictures: [], at };
  const messages = [
    { ...message, seq: 1, from: "user" as const, text: "请问什么时候发货" },
    { ...message, seq: 2, from: "staff" as const, text: "明天发货" },
  ];
  const { host } = await render(<ConsultMessages messages={messages} />);
  await expect.element(said).toBeVisible();
  expect(said.elements().length).toBe(1);
  expect(page.getByText("明天发货").element().getAttribute("lang")).toMatch(/^zh/);
  expect(await violations(host)).toEqual([]);
});

const parcel = {
  ...unpaidParcel,
  steps: [{ from: null, to: "exception" as const, at, by: "staff" as const, note, changed: null }],
  items: unpaidParcel.items.map((item) => ({ ...item, missing: note })),
};

it.each([
  ["in a parcel’s history", <TrackingCard key="history" parcel={parcel} />],
  ["of an item that is not on its shelf", <MissingItems key="missing" parcel={parcel} />],
])("a note in Chinese %s says so on an English page", async (_where, card) => {
  await render(card);
  await expect.element(said).toBeVisible();
  expect(page.getByText(note).element().getAttribute("lang")).toMatch(/^zh/);
});
