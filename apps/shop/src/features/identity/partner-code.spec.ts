import { register } from "@sihai/contract/identity";
import { afterEach, expect, it, vi } from "vitest";
import { partnerCode } from "./partner-code.ts";

afterEach(() => vi.unstubAllGlobals());

it.each(["A7", "partner-of-a-partner_2026", "x".repeat(64)])("as long as a visit keeps it, %s reaches the sign-up", (code) => {
  vi.stubGlobal("document", { cookie: `sh_uid=7; partnercode=${code}; channel=mail` });
  expect(partnerCode()).toBe(code);
  expect(register.body.shape.partnerCode.safeParse(partnerCode()).success).toBe(true);
});
