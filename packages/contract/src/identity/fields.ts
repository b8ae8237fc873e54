import { normalEmail, passwordPattern, userNamePattern } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { currencyField, email, id } from "../fields.ts";

/** An address as typed; it must have a normal form (rule F56). */
export const accountEmail = email.check(
  z.refine((text) => normalEmail(text) !== null, { error: "Please enter a valid email address" }),
);

/** 6–20 letters, digits or the named symbols (rule B-58). */
export const newPassword = z.string().check(z.regex(passwordPattern));

/** A password as somebody types it to prove it: anything, but not without end. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(64));

export const typedCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));

export const userNameField = z.string().check(z.trim(), z.regex(userNamePattern));

/** The one-time name of an e-mailed link or of a step already proved. */
export const opaqueKey = z.string().check(z.regex(/^[\w-]{20,600}$/));

/** The auth record of rule B-23. `accessToken` only names the session: the session itself is an HttpOnly cookie. */
export const authRecord = z.object({
  userId: id,
  email: z.string(),
  isRegistered: z.boolean(),
  authInfo: z.object({ accessToken: z.string() }),
});

export const nothing = z.null();

/** How a call refuses that is paid for with the payment password. */
export const payPasswordRefusals = ["PAY_PASSWORD_NOT_SET", "PAY_PASSWORD_WRONG", "PAY_PASSWORD_LOCKED"] as const;

export const currency = z.object({
  code: currencyField,
  symbol: z.string(),
  digits: z.int(),
  /** Units for one CNY; null until a rate was published. */
  rate: z.nullable(z.string()),
});
