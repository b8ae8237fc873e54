import type { Wire } from "@sihai/client/testing";
import { listLostMailboxes } from "@sihai/contract/customer";
import { staffMe } from "@sihai/contract/staff";
import { staffPermissions } from "@sihai/domain/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const shared = await consoleDict.load("en");
const place = "1795000000000.50";
const inMenu = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
const me = (...left: readonly string[]) => ({
  ...{ staffId: "3", name: "Lin", mustEnrol: false },
  permissions: staffPermissions.filter((each) => !left.includes(each)),
});
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});

describe("a console that stands open while its rights change", () => {
  it("renews its menu with the next answer, and not while nothing changes", async () => {
    wire.answering(listLostMailboxes, ({ query: { after } = {} }) => ({
      data: { list: [], next: after === undefined ? place : null, total: 60 },
      rights: after === undefined ? "before" : "after",
    }));
    wire.answering(staffMe, { data: me("finance.read"), rights: "after" });
    await openDesk("/lost-mailboxes");
    await expect.element(inMenu(shared.pages.withdrawals)).toBeInTheDocument();
    expect(wire.heard(staffMe)).toEqual([]);
    await page.getByRole("button", { name: shared.nextPage }).click();
    await expect.element(inMenu(shared.pages.withdrawals)).not.toBeInTheDocument();
    await expect.element(inMenu(shared.pages.lostMailboxes)).toBeInTheDocument();
    expect(wire.heard(staffMe)).toHaveLength(1);
  });

  it("leaves the page that is not its own any more, and says why", async () => {
    wire.answering(listLostMailboxes, { refusal: "FORBIDDEN" });
    wire.answering(staffMe, { data: { ...me(), permissions: [] } });
    await openDesk("/lost-mailboxes");
    await expect
      .element(page.getByRole("alert").getByText(shared.notYours(shared.pages.lostMailboxes, shared.rights["customer.read"])))
      .toBeVisible();
    await expect.element(inMenu(shared.pages.lostMailboxes)).not.toBeInTheDocument();
    expect(location.pathname).toMatch(/\/console\/?$/);
  });
});
