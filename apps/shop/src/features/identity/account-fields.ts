import { normalEmail, passwordPattern, sixDigitsPattern, userNamePattern } from "@sihai/domain/identity";
import type { IdentityWords } from "@sihai/text/dict/identity";
import * as z from "zod/mini";

/** Rules B-56 to B-62 with their sentences, for the forms of this feature. */
export function accountFields(words: IdentityWords) {
  return {
    email: z.string().check(z.refine((text) => normalEmail(text) !== null, { error: words.badEmail })),
    code: z.string().check(z.regex(sixDigitsPattern, { error: words.badCode })),
    typedPassword: z.string().check(z.minLength(1, { error: words.enterPassword })),
    newPassword: z.string().check(z.regex(passwordPattern, { error: words.badPassword })),
    /** Empty: none is wanted. */
    optionalPassword: z
      .string()
      .check(z.refine((text) => text === "" || passwordPattern.test(text), { error: words.badPassword })),
    confirm: z.string().check(z.minLength(1, { error: words.enterPassword })),
    pin: z.string().check(z.regex(sixDigitsPattern, { error: words.sixDigits })),
    optionalUserName: z
      .string()
      .check(z.refine((text) => text === "" || userNamePattern.test(text.trim()), { error: words.badUserName })),
  };
}

/** The confirm password must match: "Inconsistent password" at its own field (rule B-62). */
export function matching<Values extends { password: string; confirmPassword: string }>(words: IdentityWords) {
  return z.refine<Values>((values) => values.password === values.confirmPassword, {
    error: words.inconsistent,
    path: ["confirmPassword"],
  });
}
