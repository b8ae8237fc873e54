import type { Wire } from "@sihai/client/testing";
import {
  acceptInvitation,
  beginFactor,
  changeRoles,
  confirmFactor,
  disableStaff,
  listStaff,
  readFactor,
  staffLogIn,
} from "@sihai/contract/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const member = {
  ...({ staffId: "7", login: "wen", name: "Wen", email: "wen@example.com", roles: ["buyer", "packer", "night-shift"] } as const),
  ...{ disabled: false, hasPassword: true, invitedUntil: null, hasFactor: true },
};
const ownRoles = [
  { id: "night-shift", name: { zh: "夜班", en: "Night shift" }, isOpen: false },
  { id: "helper", name: { zh: "帮手", en: "Helper" }, isOpen: true },
  { id: "gone", name: { zh: "旧角色", en: "Former" }, isOpen: false },
];
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(listStaff, { data: { list: [{ ...member, roles: [...member.roles] }], ownRoles } });
  wire.answering(readFactor, { data: { isOn: false, recoveryLeft: 0 } });
});

describe.each(["en", "zh"] as const)("logins of the staff in %s", (language) => {
  it("are listed with what each may do, and opened beside", async () => {
    const words = await consoleStaffDict.load(language);
    const host = await openDesk("/staff", { search: { open: "7" }, language });
    await expect.element(page.getByRole("button", { name: words.resetFactor })).toBeVisible();
    await expect.element(page.getByRole("checkbox", { name: words.roles.packer })).toBeChecked();
    // A role of the provider's own is given by its name; a closed one only stays with whoever has it.
    const own = (index: number) => page.getByRole("checkbox", { name: ownRoles[index]?.name[language] ?? "" });
    await expect.element(own(0)).toBeChecked();
    await expect.element(own(2)).not.toBeInTheDocument();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    wire.answering(changeRoles, { data: null });
    await userEvent.click(own(1));
    await userEvent.click(page.getByRole("button", { name: words.saveRoles }));
    await expect
      .poll(() => wire.heard(changeRoles).map(({ body }) => body?.roles))
      .toEqual([["buyer", "packer", "night-shift", "helper"]]);
  });

  it("one's own turns on a second factor by a code, and shows the recovery codes", async () => {
    const words = await consoleStaffDict.load(language);
    const uri = "otpauth://totp/Sihai:wen?issuer=Sihai&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30";
    wire.answering(beginFactor, { data: { secret: "JBSWY3DPEHPK3PXP", uri } });
    wire.answering(confirmFactor, { data: { recoveryCodes: ["ABCDE-23456", "FGHJK-34567"] } });
    const host = await openDesk("/account", { language });
    await userEvent.click(page.getByRole("button", { name: words.begin }));
    await expect.element(page.getByRole("img", { name: words.qr })).toBeVisible();
    await userEvent.fill(page.getByLabelText(words.code), "123456");
    await userEvent.click(page.getByRole("button", { name: words.confirm }));
    await expect.element(page.getByText("ABCDE-23456")).toBeVisible();
    expect(wire.heard(confirmFactor)).toEqual([{ body: { code: "123456" } }]);
    expect(await violations(host, { whole: true })).toEqual([]);
  });
});

it("a login is disabled only after a while in which it can be taken back", async () => {
  const [words, shell] = [await consoleStaffDict.load("en"), await consoleDict.load("en")];
  wire.answering(disableStaff, { data: null });
  await openDesk("/staff", { search: { open: "7" } });
  await userEvent.click(page.getByRole("button", { name: words.disable }));
  await expect.element(page.getByText(words.disabling("wen"))).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: shell.undo }));
  await expect.element(page.getByText(shell.undone)).toBeVisible();
  expect(wire.heard(disableStaff)).toEqual([]);
});

describe("the way in", () => {
  it("leads from an invitation to a password of one's own", async () => {
    const words = await consoleStaffDict.load("en");
    wire.answering(acceptInvitation, { data: { login: "wen" } });
    await openDesk("/welcome", { search: { token: "t".repeat(43) } });
    await userEvent.fill(page.getByLabelText(words.next(10)), "a-long-password");
    await userEvent.click(page.getByRole("button", { name: words.set }));
    await expect.element(page.getByText(words.welcomeDone("wen"))).toBeVisible();
    expect(wire.heard(acceptInvitation)).toEqual([{ body: { token: "t".repeat(43), password: "a-long-password" } }]);
  });

  it("asks for the second factor's code where the server does, and sends it", async () => {
    const words = await consoleDict.load("en");
    wire.answering(staffLogIn, { refusal: "STAFF_CODE_NEEDED" });
    await openDesk("/sign-in");
    await userEvent.fill(page.getByLabelText(words.login), "wen");
    await userEvent.fill(page.getByRole("textbox", { name: words.password }), "a-long-password");
    await userEvent.click(page.getByRole("button", { name: words.signIn }));
    await userEvent.fill(page.getByLabelText(words.code), "123456");
    await userEvent.click(page.getByRole("button", { name: words.signIn }));
    await expect.poll(() => wire.heard(staffLogIn).at(-1)?.body).toMatchObject({ code: "123456" });
  });
});
