import { normalEmail } from "@sihai/domain/identity";

/** The normal form of an address the contract has let in. Throws for one it should not have. */
export function emailOf(email: string): string {
  const normal = normalEmail(email);
  if (normal === null) throw new Error("the contract let a wrong e-mail in");
  return normal;
}
