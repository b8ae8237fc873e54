import { ok, type Result, refuse } from "@sihai/domain";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { type Deps, transact } from "#platform";
import type { LoggedIn } from "../auth-record.ts";
import { type Came, startSession } from "../device/start-session.ts";
import { makeChallenge, takeChallenge } from "./challenge.store.ts";
import { countUse, passkeyBy } from "./passkey.store.ts";
import { relyingParty, timeoutMs } from "./relying-party.ts";

/** What a passkey is to sign; it says nothing of any account. */
export async function beginLogIn(deps: Deps, browser: string) {
  const at = deps.clock.now();
  const whom = { browser, act: "log-in", userId: null } as const;
  const challenge = await makeChallenge(deps.db, whom, at, new Date(at.getTime() + timeoutMs));
  const { id } = relyingParty(deps.config);
  return ok({ challenge, rpId: id, timeout: timeoutMs, userVerification: "required" as const });
}

type Signed = { id: string; clientDataJSON: string; authenticatorData: string; signature: string };
type Passkey = NonNullable<Awaited<ReturnType<typeof passkeyBy>>>;
type Refusal = { code: "PASSKEY_REFUSED" | "ACCOUNT_DISABLED" };

/** Logs in by what a passkey signed in this browser. No lock of wrong passwords stops its owner (rule F48), and it proves as much as a code. */
export async function enterByPasskey(
  deps: Deps,
  { signed, browser, userAgent }: Came & { signed: Signed },
): Promise<Result<LoggedIn, Refusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const at = deps.clock.now();
  const challenge = await takeChallenge(deps.db, { browser, act: "log-in", userId: null }, at);
  const passkey = await passkeyBy(deps.db, signed.id);
  const signCount = challenge === null || !passkey ? null : await verifySigned(deps, signed, { passkey, challenge });
  if (!passkey || signCount === null) return refuse({ code: "PASSKEY_REFUSED" });
  if (passkey.disabled) return refuse({ code: "ACCOUNT_DISABLED" });
  const { userId, email } = passkey;
  return transact(deps.db, async (tx): Promise<Result<LoggedIn, Refusal>> => {
    if (!(await countUse(tx, passkey.id, signCount, at))) return refuse({ code: "PASSKEY_REFUSED" });
    return ok(await startSession(tx, deps, { userId, email, browser, userAgent, hasProvedCode: true, at }));
  });
}

/** The device's count after it signed; null when the signature is not the passkey's, or not of what it was asked to sign. */
async function verifySigned(
  deps: Deps,
  { id, clientDataJSON, authenticatorData, signature }: Signed,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number | null> {
  const site = relyingParty(deps.config);
  const { publicKey, signCount, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id, publicKey, counter: signCount, transports },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    deps.log.info({ reason: String(error) }, "a passkey opened nothing");
    return null;
  }
}
