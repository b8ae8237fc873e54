import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { openClaim, parcelClaims } from "@sihai/contract/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messageDraft } from "../src/features/claim/ClaimMessages.tsx";
import { claimDraft } from "../src/features/claim/use-claim-form.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Claims = CallData<typeof parcelClaims>;
const packageId = "P20261101-ABCDEFG";

function claims(changes: Partial<Claims> = {}): { data: Claims } {
  const name = { zh: "茶杯", en: "Celadon cup" };
  return {
    data: {
      kinds: [
        { kind: "damaged", opensAt: null, closesAt: "2026-12-01T02:00:00.000Z", obstacle: null },
        { kind: "lost", opensAt: null, closesAt: null, obstacle: "delivered" },
      ],
      likely: "damaged",
      items: [
        { itemNo: "SH2611010000A", name, skuName: [], pictureUrl: null, quantity: 2, value: "80.00" },
        {
          itemNo: "SH2611010000B",
          name: { zh: "茶壶", en: "Teapot" },
          skuName: [],
          pictureUrl: null,
          quantity: 1,
          value: "120.00",
        },
      ],
      insured: "200.00",
      insurable: "500.00",
      freight: "60.00",
      terms: { reportWorkingDays: 2, lostAfterDays: 10, answerWorkingDays: 3, delayBp: 5_000 },
      offered: true,
      claims: [],
      ...changes,
    },
  };
}
const words = await claimDict.load("en");
const description = page.getByRole("textbox", { name: words.description });
const submit = page.getByRole("button", { name: words.submit });
let wire: Wire;
beforeEach(() => {
  claimDraft.forget();
  wire = shopWire();
});
const opened = (language: "en" | "zh" = "en") =>
  openPage("/package/detail", { search: { packageId, tab: "claim" }, user: mei, language });

describe.each(["en", "zh"] as const)("a claim in %s", (language) => {
  it("shows that it loads, then what can be claimed, and nothing wrong", async () => {
    const arrive = wire.holding(parcelClaims);
    const host = await opened(language);
    const [{ loading }, own] = await Promise.all([uiDict.load(language), claimDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(claims());
    await expect.element(page.getByRole("textbox", { name: own.description })).toBeVisible();
    await expect.element(page.getByRole("radio", { name: own.obstacles.delivered })).toBeDisabled();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that is not possible now says why, and has no form", async () => {
    wire.answering(
      parcelClaims,
      claims({ kinds: [{ kind: "damaged", opensAt: null, closesAt: null, obstacle: "not-delivered" }] }),
    );
    await opened(language);
    const own = await claimDict.load(language);
    await expect.element(page.getByText(own.noKind(2, 10))).toBeVisible();
    // What it is insured for is known before it comes.
    await expect.element(page.getByText(own.insuredFor(cnyText("200.00")))).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: own.description })).not.toBeInTheDocument();
  });
});

describe("a claim", () => {
  it("whose parcel does not come says so, and comes with the next try", async () => {
    wire.answering(parcelClaims, "lost");
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(parcelClaims, claims());
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(description).toBeVisible();
  });

  it("sent with nothing in it says what is missing at each place, and sends nothing", async () => {
    wire.answering(parcelClaims, claims());
    const host = await opened();
    await submit.click();
    await expect.element(page.getByRole("alert").getByText(words.itemsNeeded)).toBeVisible();
    await expect.element(description).toHaveAccessibleDescription(new RegExp(words.descriptionNeeded));
    await expect.element(page.getByRole("alert").getByText(words.photosNeeded)).toBeVisible();
    expect(wire.heard(openClaim)).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("keeps what was typed while its owner looks elsewhere, in the tab too", async () => {
    wire.answering(parcelClaims, claims());
    await opened();
    await userEvent.fill(description, "The lid is broken");
    expect(sessionStorage.getItem("sh_claim")).toContain("The lid is broken");
    await openPage("/forgot-password");
    await opened();
    await expect.element(description.last()).toHaveValue("The lid is broken");
  });

  it("calculates what it can come to by the goods that are ticked", async () => {
    wire.answering(parcelClaims, claims());
    await opened();
    const tick = page.getByRole("checkbox", { name: words.choose("Celadon cup") });
    await expect.element(tick).toBeVisible();
    tick.element().focus();
    await userEvent.keyboard(" ");
    const amount = page.getByRole("textbox", { name: words.amount });
    // Insured for 200.00, all goods worth 200.00, those ticked 80.00.
    await expect.element(amount).toHaveValue("80.00");
    await page.getByRole("button", { name: "Decrease" }).click();
    await expect.element(amount).toHaveValue("40.00");
    await amount.fill("99");
    await submit.click();
    await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  });

  it("sent before goods were named speaks of no amount once they are", async () => {
    wire.answering(parcelClaims, claims());
    await opened();
    await submit.click();
    await expect.element(page.getByRole("alert").getByText(words.itemsNeeded)).toBeVisible();
    await page.getByRole("checkbox", { name: words.choose("Celadon cup") }).click();
    const amount = page.getByRole("textbox", { name: words.amount });
    await expect.element(amount).toHaveValue("80.00");
    await expect.element(amount).not.toHaveAttribute("aria-invalid");
  });

  it("of a parcel that never came, refused by the server, says why and keeps every word", async () => {
    const lost = { kind: "lost" as const, opensAt: null, closesAt: null, obstacle: null };
    wire.answering(parcelClaims, claims({ kinds: [lost], likely: "lost" }));
    wire.answering(openClaim, { refusal: "CLAIM_OPEN_ALREADY" });
    await opened();
    await description.fill("Nothing came for six weeks");
    await submit.click();
    await vi.waitFor(() => expect(wire.heard(openClaim)).toHaveLength(1));
    expect(wire.heard(openClaim)).toMatchObject([
      { body: { packageId, kind: "lost", items: [], description: "Nothing came for six weeks", amount: "200.00" } },
    ]);
    await expect.element(page.getByRole("alert").getByText(words.failed)).toBeVisible();
    await expect.element(description).toHaveValue("Nothing came for six weeks");
    await expect.element(submit).not.toHaveAttribute("aria-busy");
  });
});

describe("a claim under way", () => {
  const claim: Claims["claims"][number] = {
    ...{ claimNo: "CL100001", packageId, kind: "damaged", state: "reviewing", description: "The lid is broken", items: [] },
    ...{ photos: [], requested: "80.00", offer: null, reason: "", paid: null, dueAt: null, answerBefore: null },
    ...{ createdAt: "2026-11-20T02:00:00.000Z", closedAt: null, reviveBefore: null, steps: [], messages: [] },
    calculation: { basis: "insured", insured: "200.00", freight: "60.00", goods: "200.00", loss: "80.00", maximum: "80.00" },
    may: { accept: false, contest: false, revive: false, withdraw: true, write: true },
  };
  const message = page.getByRole("textbox", { name: words.write });

  it("keeps a message that is being written while its owner looks elsewhere", async () => {
    messageDraft.forget();
    wire.answering(parcelClaims, claims({ offered: false, claims: [claim] }));
    await opened();
    await message.fill("I have found the receipt");
    await openPage("/forgot-password");
    await opened();
    await expect.element(message.last()).toHaveValue("I have found the receipt");
    messageDraft.forget();
  });

  it("is called off by a button that says what is called off", async () => {
    wire.answering(parcelClaims, claims({ offered: false, claims: [claim] }));
    await opened();
    await expect.element(page.getByRole("button", { name: "Withdraw the claim", exact: true })).toBeVisible();
  });
});
