import { ok, type Result, refuse } from "@sihai/domain";
import { deviceOf, type PasskeyTransport, passkeyPolicy } from "@sihai/domain/identity";
import { inLanguage, type Language } from "@sihai/domain/language";
import { brandName } from "@sihai/text";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { type Deps, type Once, transact } from "#platform";
import { tell } from "../../message/index.ts";
import { useCode } from "../code/codes.ts";
import { lockDevices } from "../device/device.store.ts";
import { type OwnersProof, type ProofRefusal, proveOwner } from "../prove-owner.ts";
import { userById } from "../user.store.ts";
import { makeChallenge, takeChallenge } from "./challenge.store.ts";
import { deletePasskey, insertPasskey, passkeysOf } from "./passkey.store.ts";
import { relyingParty, timeoutMs } from "./relying-party.ts";

type Conflict = { code: "IDEMPOTENCY_CONFLICT" };
type Full = { code: "PASSKEYS_FULL"; most: number };
const full: Full = { code: "PASSKEYS_FULL", most: passkeyPolicy.most };
const link = "/user/setting?part=devices";
/** Two of elliptic curves and RSA, by their numbers at COSE: what every authenticator speaks one of. */
const algorithms = [-8, -7, -257];

/** What the browser is to make a passkey of, once the owner has proved it is them: a stolen session adds none. */
export async function beginPasskeyOf(
  deps: Deps,
  { userId, language, ...proof }: OwnersProof & { userId: string; language: Language },
) {
  type Refusal = ProofRefusal | Full | { code: "USER_NOT_FOUND" };
  const user = await userById(deps.db, userId);
  if (!user) return refuse({ code: "USER_NOT_FOUND" });
  const proved = await proveOwner(deps, user, "add-passkey", proof);
  if (!proved.ok) return proved;
  const at = deps.clock.now();
  const { codeId } = proved.value;
  const { id } = relyingParty(deps.config);
  return transact(deps.db, async (tx): Promise<Result<ReturnType<typeof optionsFor>, Refusal>> => {
    if (codeId !== null && !(await useCode(tx, codeId, at))) return refuse({ code: "CODE_WRONG" });
    const known = await passkeysOf(tx, userId);
    if (known.length >= passkeyPolicy.most) return refuse(full);
    const whom = { browser: proof.browser, act: "add", userId } as const;
    const challenge = await makeChallenge(tx, whom, at, new Date(at.getTime() + timeoutMs));
    return ok(optionsFor({ challenge, site: { id, name: inLanguage(brandName, language) }, userId, email: user.email, known }));
  });
}

type For = {
  challenge: string;
  site: { id: string; name: string };
  userId: string;
  email: string;
  known: readonly { credentialId: string }[];
};

function optionsFor({ challenge, site, userId, email, known }: For) {
  return {
    challenge,
    rp: site,
    user: { id: Buffer.from(userId).toString("base64url"), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: timeoutMs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: "public-key" as const })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" } as const,
    attestation: "none" as const,
  };
}

export type MadePasskey = {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: PasskeyTransport[];
};
type Adding = { userId: string; browser: string; userAgent: string; made: MadePasskey };

/** Keeps the passkey a browser made of what it was given. */
export async function addPasskeyOf(
  deps: Deps,
  { userId, browser, userAgent, made }: Adding,
): Promise<Result<null, { code: "PASSKEY_REFUSED" } | Full | Conflict>> {
  const at = deps.clock.now();
  const challenge = await takeChallenge(deps.db, { browser, act: "add", userId }, at);
  const credential = challenge === null ? null : await verifyMade(deps, made, challenge);
  if (credential === null) return refuse({ code: "PASSKEY_REFUSED" });
  const device = deviceOf(userAgent);
  return transact(deps.db, async (tx): Promise<Result<null, { code: "PASSKEY_REFUSED" } | Full>> => {
    await lockDevices(tx, userId);
    if ((await passkeysOf(tx, userId)).length >= passkeyPolicy.most) return refuse(full);
    const kept = { userId, credentialId: credential.id, publicKey: credential.publicKey, signCount: credential.counter };
    if (!(await insertPasskey(tx, { ...kept, transports: made.transports, device, at })))
      return refuse({ code: "PASSKEY_REFUSED" });
    const facts = { ...device, at: at.toISOString() };
    await tell(tx, deps, { userId, type: "system", template: "passkey-added", facts, link, mail: true, at });
    return ok(null);
  });
}

/** The library throws at whatever is not as it must be. */
async function verifyMade(deps: Deps, { id, clientDataJSON, attestationObject, transports }: MadePasskey, challenge: string) {
  const site = relyingParty(deps.config);
  const response = {
    ...{ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : null;
  } catch (error) {
    deps.log.info({ reason: String(error) }, "a passkey was not added");
    return null;
  }
}

/** Takes one away. Somebody else's answers like one that never was (rule F57). */
export function removePasskeyOf(
  deps: Deps,
  { userId, id, once }: { userId: string; id: string; once: Once | null },
): Promise<Result<null, { code: "PASSKEY_NOT_FOUND" } | Conflict>> {
  const at = deps.clock.now();
  return transact(
    deps.db,
    async (tx): Promise<Result<null, { code: "PASSKEY_NOT_FOUND" }>> => {
      const device = await deletePasskey(tx, userId, id);
      if (device === null) return refuse({ code: "PASSKEY_NOT_FOUND" });
      const facts = { ...device, at: at.toISOString() };
      await tell(tx, deps, { userId, type: "system", template: "passkey-removed", facts, link, mail: true, at });
      return ok(null);
    },
    once,
  );
}
